import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Locale } from '@taawun/api-client';
import { escapeXml } from '../published/xml.ts';
import { siteColors } from '../published/colors.ts';
import { FONT_FAMILY, FONT_FILE } from './fonts.ts';
import { fit } from './wrap.ts';

/** Text of a page's image for shared links. */
export interface ShareImageText {
  locale: Locale;
  /** The association's name. */
  brand: string;
  title: string;
  /** Section of the site that contains the page. */
  section?: string | undefined;
  /** The site's host name. */
  host: string;
}

/** An image as a data URL. */
export type DataUrl = `data:image/${string}`;

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const PANEL = { width: 420, height: HEIGHT - 2 * MARGIN };
const STEPS = [
  { size: 64, lines: 3 },
  { size: 54, lines: 4 },
  { size: 46, lines: 5 },
];

const options = (): ResvgRenderOptions => ({
  font: { fontFiles: [FONT_FILE], loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
});

const widths = new Map<string, number>();

/** A word's width at a size of 100. */
function measure(word: string): number {
  let width = widths.get(word);
  if (width === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="300"><text x="0" y="150" font-size="100" font-family="${FONT_FAMILY}">${escapeXml(word)}</text></svg>`;
    width = new Resvg(svg, options()).getBBox()?.width ?? 0;
    if (widths.size > 5000) widths.clear();
    widths.set(word, width);
  }
  return width;
}

/** The star of the association. */
function markSvg(): string {
  const { accent, giving, surface } = siteColors();
  return `<g fill="${surface}"><rect x="12" y="12" width="40" height="40" rx="6"/><rect x="12" y="12" width="40" height="40" rx="6" transform="rotate(45 32 32)"/></g><circle cx="32" cy="32" r="13" fill="${accent}"/><circle cx="32" cy="32" r="6.5" fill="${giving}"/>`;
}

/** Returns a page's image for shared links as SVG: text at the inline start, the page's own image at the end. */
export function shareImageSvg({ locale, brand, title, section, host }: ShareImageText, image: DataUrl | null): string {
  const rtl = locale === 'ar';
  const { giving, surface, deep, deepText } = siteColors();
  const mark = markSvg();
  const { lines, size } = fit(title, { width: WIDTH - 3 * MARGIN - PANEL.width, steps: STEPS }, measure);
  const start = rtl ? WIDTH - MARGIN : MARGIN;
  const panel = rtl ? MARGIN : WIDTH - MARGIN - PANEL.width;
  const anchor = rtl ? 'end' : 'start';
  // The rasteriser lays every line out from the left: an embedding gives a line the page's own direction.
  const directed = (text: string) => `${rtl ? '\u202B' : '\u202A'}${escapeXml(text)}\u202C`;
  const line = (
    text: string,
    { x = start, y, size: pixels, fill }: { x?: number; y: number; size: number; fill: string },
  ) => `<text x="${x}" y="${y}" font-size="${pixels}" fill="${fill}" text-anchor="${anchor}">${directed(text)}</text>`;
  const height = size * 1.42;
  const first = 350 - ((lines.length - 1) * height) / 2 + size * 0.32;
  const panelImage = image
    ? `<image href="${escapeXml(image)}" x="${panel}" y="${MARGIN}" width="${PANEL.width}" height="${PANEL.height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#panel)"/>`
    : `<svg x="${panel}" y="${(HEIGHT - PANEL.width) / 2}" width="${PANEL.width}" height="${PANEL.width}" viewBox="0 0 64 64">${mark}</svg>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT_FAMILY}">`,
    `<defs><clipPath id="panel"><rect x="${panel}" y="${MARGIN}" width="${PANEL.width}" height="${PANEL.height}" rx="32"/></clipPath>`,
    '<pattern id="lattice" width="96" height="96" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-opacity=".08"><rect x="18" y="18" width="60" height="60"/><rect x="18" y="18" width="60" height="60" transform="rotate(45 48 48)"/></g></pattern></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${deep}"/>`,
    `<rect x="${rtl ? 0 : WIDTH - PANEL.width - 2 * MARGIN}" width="${PANEL.width + 2 * MARGIN}" height="${HEIGHT}" fill="url(#lattice)"/>`,
    `<svg x="${rtl ? start - 60 : start}" y="${MARGIN - 8}" width="60" height="60" viewBox="0 0 64 64">${mark}</svg>`,
    line(brand, { x: rtl ? start - 78 : start + 78, y: MARGIN + 33, size: 30, fill: surface }),
    section ? line(section, { y: first - size * 1.35, size: 26, fill: giving }) : '',
    ...lines.map((text, index) => line(text, { y: first + index * height, size, fill: '#fff' })),
    // A host name is Latin and reads from the left in every language.
    `<text x="${start}" y="${HEIGHT - MARGIN}" font-size="24" fill="${deepText}" text-anchor="${anchor}">${escapeXml(host)}</text>`,
    panelImage,
    '</svg>',
  ].join('');
}

/** Renders a page's image for shared links as PNG, off the main thread. */
export async function renderShareImage(text: ShareImageText, image: DataUrl | null): Promise<Buffer> {
  return (await renderAsync(shareImageSvg(text, image), options())).asPng();
}
