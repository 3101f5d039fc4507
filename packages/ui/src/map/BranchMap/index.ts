export { BranchMap, type BranchMapProps, type SelectReason } from './BranchMap.tsx';
export type { MapLibrary, MapStyle } from './library.ts';
export type { BranchPlace } from './place.ts';
