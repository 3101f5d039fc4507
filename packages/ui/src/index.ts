export * from './foundations/index.ts';
export * from './icons/index.ts';
export * from './intl/index.ts';
export * from './components/index.ts';
export * from './media/index.ts';
export * from './dialogs/index.ts';
export * from './layout/index.ts';
export * from './feedback/index.ts';
