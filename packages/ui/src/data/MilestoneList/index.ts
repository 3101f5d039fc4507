export * from './MilestoneList.tsx';
