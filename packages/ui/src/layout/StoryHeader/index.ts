export * from './StoryHeader.tsx';
