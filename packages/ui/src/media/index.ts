export * from './Avatar/index.ts';
export * from './Logo/index.ts';
export * from './Picture/index.ts';
export * from './ShareLinks/index.ts';
export * from './GalleryGrid/index.ts';
