import { createHash } from 'node:crypto';
import type { PublicConfig } from '../lib/services.ts';

/** SHA-256 of the empty string: styled-components fills an empty style element through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * SHA-256 of the one rule that React Aria writes, `@layer { [data-react-aria-pressable] { touch-action: … } }`, with
 * the first list or calendar of a page.
 */
const PRESSABLE_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Origins of mapbox-gl: styles, tiles, glyphs, telemetry. */
const MAPBOX = ' https://api.mapbox.com https://*.tiles.mapbox.com https://events.mapbox.com';

/** Origins of video players, loaded on request. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const hashes = new Map<string, string>();

/** Hashes of the style elements; pages of one kind share them. */
function hashesOf(styles: string): string {
  let known = hashes.get(styles);
  if (known === undefined) {
    known = Array.from(
      styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
      ([, css]) =>
        `'sha256-${createHash('sha256')
          .update(css ?? '')
          .digest('base64')}'`,
    ).join(' ');
    if (hashes.size >= 200) hashes.clear();
    hashes.set(styles, known);
  }
  return known;
}

/**
 * The content security policy of a page: own scripts, inline scripts and styles by hash, the map's origins where there
 * is a token.
 *
 * @param scripts hashes of the inline scripts
 * @param paymentFrames sources of the payment iframe in addition to the page's own origin
 */
export function contentSecurityPolicy(
  styles: string,
  config: PublicConfig,
  scripts: readonly string[],
  paymentFrames: readonly string[],
): string {
  const api = config.apiBaseUrl ? ` ${new URL(config.apiBaseUrl).origin}` : '';
  const map = config.mapboxToken !== null;
  return [
    "default-src 'self'",
    // The map's plugin for Arabic text is WebAssembly.
    `script-src ${["'self'", ...scripts].join(' ')}${map ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src-elem 'self' ${EMPTY_STYLE} ${PRESSABLE_STYLE} ${hashesOf(styles)}`,
    // The only inline styles are custom properties such as a bar's progress.
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${api}${map ? MAPBOX : ''}`,
    `img-src 'self' data:${map ? ' blob:' : ''}${api}`,
    ...(map ? ["worker-src 'self' blob:"] : []),
    // The payment gateways' iframe is a page of this server with its own policy, so no vendor's origin is listed.
    `frame-src ${["'self'", ...paymentFrames, PLAYERS].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
