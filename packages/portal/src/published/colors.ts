/** The mark's green and the page's ground, for whoever reads no CSS: manifest, browser chrome, pictures for sharing. */
export const BRAND = '#12523c';
export const GROUND = '#fdfbf5';
