/** Colours of the palette outside CSS: manifest, browser chrome, images of shared links. */
export const BRAND = '#12523c';
export const GROUND = '#fdfbf5';
export const DEEP = '#0b2a20';
export const SAFFRON = '#f2a83b';
