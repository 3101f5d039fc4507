export * from './StarMeter.tsx';
