/** The palette's colours for whoever reads no CSS: manifest, browser chrome, pictures for sharing. */
export const BRAND = '#12523c';
export const GROUND = '#fdfbf5';
export const DEEP = '#0b2a20';
export const SAFFRON = '#f2a83b';
