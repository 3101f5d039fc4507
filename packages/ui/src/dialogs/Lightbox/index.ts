export { Lightbox, type LightboxImage, type LightboxProps, type LightboxReason } from './Lightbox.tsx';
