export { GalleryCard, VideoCard, type GalleryCardProps, type VideoCardProps } from './MediaCard.tsx';
