/** Patterns of the pages that take feedback from their readers, without the locale prefix. */
export const FEEDBACK_PAGES = [
  '/about-us',
  '/branches/:slug',
  '/identity/about',
  '/identity/vision',
  '/identity/mission',
  '/identity/goals',
  '/identity/principles',
  '/identity/members_word',
  '/identity/org_history',
  '/identity/org_chart',
  '/media_center/2030_vision',
  '/media_center/org_guide',
  '/media_center/news/:slug',
  '/news/:slug',
  '/programs/:slug',
  '/privacy-policy',
  '/services/:slug',
  '/terms-conditions',
] as const;

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PAGE = new RegExp(`^(?:${FEEDBACK_PAGES.map((pattern) => pattern.replace(':slug', SLUG)).join('|')})$`);

/**
 * Returns the path under which feedback on a page is counted: without locale prefix and closing slash, an article under
 * its canonical path. `null` for a page that takes no feedback.
 * @param path path of the page, without query and hash
 */
export function feedbackPath(path: string): string | null {
  const bare = path.replace(/^\/(?:ar|en)(?=\/)/, '').replace(/(.)\/$/, '$1');
  return PAGE.test(bare) ? bare.replace(/^\/media_center(?=\/news\/)/, '') : null;
}
