import ar from '../intl/ar/offline.json' with { type: 'json' };
import en from '../intl/en/offline.json' with { type: 'json' };
import { escapeHtml } from '../lib/html.ts';
import { localeOf, localizer } from '../intl/locale.ts';

const messages = { ar, en };

/** A cached page. */
export interface CachedPage {
  path: string;
  /** Escaped already. */
  title: string;
}

/** The title of a document, still escaped. */
export const titleOfHtml = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

const styles = `
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{min-block-size:100dvb;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--ground);color:var(--text);font:330 1rem/1.75 'Readex Pro Variable','Readex Pro',system-ui,sans-serif;overflow-wrap:anywhere}
main{inline-size:min(100%,32rem);overflow:hidden;border:1px solid var(--line);border-radius:28px;background:var(--raised)}
header{display:flex;align-items:center;gap:.75rem;padding:1.25rem clamp(1.5rem,6vi,2.5rem);background:var(--band);color:#fff;font-size:1.25rem;font-weight:620}
main>div{padding:clamp(1.5rem,6vi,2.5rem)}
svg{flex:none;inline-size:2.75rem;block-size:2.75rem}
h1{font-size:1.75rem;font-weight:620;line-height:1.4;margin-block-end:.5rem}
p{color:var(--muted);margin-block-end:1.5rem}
h2{font-size:1rem;font-weight:580;margin-block:2rem .5rem}
ul{list-style:none;padding:0}
li a{display:block;padding-block:.6rem;border-block-start:1px solid var(--line);color:var(--accent);text-decoration:none}
.act{display:inline-flex;align-items:center;min-block-size:3rem;padding-inline:1.5rem;border-radius:12px;background:var(--accent);color:var(--on);font-weight:480;text-decoration:none}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

/** The logo, as in `public/icon.svg`: no other file can be read without a connection. */
const logo =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="#fff"><rect x="12" y="12" width="40" height="40" rx="6"/><rect x="12" y="12" width="40" height="40" rx="6" transform="rotate(45 32 32)"/></g><circle cx="32" cy="32" r="13" fill="var(--band)"/><circle cx="32" cy="32" r="6.5" fill="var(--giving)"/></svg>';

/**
 * The offline page, in the language of the URL: a message, a retry, and links to cached pages.
 * @param colors rules of `offlineColors`
 */
export function offlinePage(url: URL, cachedPages: readonly CachedPage[], colors: string): Response {
  const locale = localeOf(url.pathname);
  const text = messages[locale];
  const to = localizer(url.pathname);
  const links = cachedPages
    .map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${title || escapeHtml(path)}</a></li>`)
    .join('');
  const html = `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text['portal.offline.title']}</title><meta name="robots" content="noindex"><style>${colors}${styles}</style></head><body><main><header>${logo}<strong>${text['portal.offline.brand']}</strong></header><div><h1>${text['portal.offline.title']}</h1><p>${text['portal.offline.text']}</p><a class="act" href="${escapeHtml(url.pathname + url.search)}">${text['portal.offline.retry']}</a>${
    links
      ? `<nav aria-labelledby="kept"><h2 id="kept">${text['portal.offline.kept']}</h2><ul>${links}</ul></nav>`
      : `<nav><ul><li><a href="${to('/')}">${text['portal.offline.home']}</a></li></ul></nav>`
  }</div></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  });
}
