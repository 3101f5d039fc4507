export * from './ErrorPage/index.ts';
export * from './LoadingBar/index.ts';
export * from './OfflineBanner/index.ts';
export * from './toast/index.ts';
