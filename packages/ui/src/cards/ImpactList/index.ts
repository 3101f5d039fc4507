export * from './ImpactList.tsx';
