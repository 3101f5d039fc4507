export { GalleryGrid, type GalleryGridProps } from './GalleryGrid.tsx';
