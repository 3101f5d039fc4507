import type { Locale } from '@taawun/api-client';
import { localeInfo } from '@taawun/ui';
import { localPath } from '../intl/locale.ts';
import { siteColors } from './colors.ts';

interface ManifestOptions {
  locale: Locale;
  name: string;
  shortName: string;
  description: string;
}

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** What a phone's home screen shows of the site. There is no offline copy, so the way back stays in sight. */
export const webManifest = ({ locale, name, shortName, description }: ManifestOptions): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: locale,
    dir: localeInfo(locale).dir,
    start_url: localPath(locale, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: siteColors().surface,
    theme_color: siteColors().accent,
    icons: [
      icon('/icon.svg', 'any'),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
