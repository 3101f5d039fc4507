/** Paths of all public pages without a slug, without the locale prefix. */
export const PUBLIC = [
  '/',
  '/about-us',
  '/branches/buraydah',
  '/contact-us',
  '/donate',
  '/donors',
  '/gallery',
  '/zakat',
  ...['about', 'goals', 'members_word', 'mission', 'org_chart', 'org_history', 'principles', 'programs', 'vision'].map(
    (name) => `/identity/${name}`,
  ),
  ...['2030_vision', 'gallery', 'news', 'org_guide', 'org_statistics', 'videos'].map((name) => `/media_center/${name}`),
  '/members',
  '/news',
  '/organization-info',
  ...['form-data', 'link-record', 'policy', 'regulations'].map((name) => `/organization-info/${name}`),
  '/privacy-policy',
  '/search',
  '/search?search=2030',
  '/services',
  '/terms-conditions',
  '/delete-account?token=x',
  '/deleted-successfully',
  '/not-deleted-successfully',
  '/forgotpassword',
  '/resetpassword',
  '/resetpassword?token=x',
  '/login',
  '/signup',
];

/** Adds the locale prefix to a path. */
export const inLanguage = (locale: 'ar' | 'en', path: string): string =>
  locale === 'ar' ? path : path === '/' ? '/en' : `/en${path}`;
