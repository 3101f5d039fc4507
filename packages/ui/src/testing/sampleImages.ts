import type { ImageSource } from '../foundations/types.ts';

const scene = (sky: string, sun: string, far: string, near: string, front: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="${sky}"/><circle cx="640" cy="160" r="86" fill="${sun}"/><path d="M0 340c160-70 320 40 480-10s320-80 480 0v210H0z" fill="${far}"/><path d="M0 420c200-90 360 20 520-20s280-60 440 10v130H0z" fill="${near}"/><path d="M0 490c180-50 400 20 560-10s260-30 400 10v50H0z" fill="${front}"/></svg>`)}`;

const image = (url: string, alt: string): ImageSource => ({ url, alt, width: 960, height: 540 });

/** Generated SVG scenes for stories and tests: no network, no photos. */
export const sampleImages = {
  dunes: image(scene('#f3e7cf', '#d98f3d', '#d8b98a', '#7d9a82', '#2f6b57'), 'كثبان'),
  evening: image(scene('#e7e3f2', '#dfa54b', '#b9b4d6', '#7472ab', '#3c3f8a'), 'مساء'),
  water: image(scene('#e2ebe0', '#c98247', '#a9c8c2', '#5f9aa1', '#1d6a77'), 'ماء'),
} as const;
