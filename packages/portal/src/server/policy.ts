import { createHash } from 'node:crypto';
import type { PublicConfig } from '../lib/services.ts';

/** SHA-256 of nothing: styled-components fills an empty style element through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** SHA-256 of the one rule that React Aria writes, `@layer { [data-react-aria-pressable] { touch-action: … } }`, with the first list or calendar of a page. */
const PRESSABLE_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Where mapbox-gl fetches styles, tiles and letters, and reports its use. */
const MAPBOX = ' https://api.mapbox.com https://*.tiles.mapbox.com https://events.mapbox.com';

/** Players of films, loaded once a reader asks for one. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const hashes = new Map<string, string>();

/** Of each style element; pages of one kind have the same. */
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

/** What a page may load: its own scripts, its start and its own styles by their hash, and the map's sources where there is a token. */
export function contentSecurityPolicy(styles: string, config: PublicConfig, start: string | null): string {
  const api = config.apiBaseUrl ? ` ${new URL(config.apiBaseUrl).origin}` : '';
  const map = config.mapboxToken !== null;
  return [
    "default-src 'self'",
    // The plugin that joins Arabic letters on the map is WebAssembly.
    `script-src 'self'${start ? ` ${start}` : ''}${map ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src-elem 'self' ${EMPTY_STYLE} ${PRESSABLE_STYLE} ${hashesOf(styles)}`,
    // The only inline styles are custom properties such as a bar's progress.
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${api}${map ? MAPBOX : ''}`,
    `img-src 'self' data:${map ? ' blob:' : ''}${api}`,
    ...(map ? ["worker-src 'self' blob:"] : []),
    // The payment gateways' frame is this site's own page, with a policy of its own: no vendor's origin stands here.
    `frame-src 'self' ${PLAYERS}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
