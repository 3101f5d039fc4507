export * from './Portfolio.tsx';
