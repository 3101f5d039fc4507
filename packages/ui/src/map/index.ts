export * from './BranchMap/index.ts';
