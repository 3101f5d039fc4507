export * from './ActionBar.tsx';
