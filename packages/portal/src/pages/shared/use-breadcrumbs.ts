import { useIntl } from 'react-intl';
import type { Crumb } from '../../app/page/page.ts';
import { useLocalPath } from '../../lib/site.ts';

const TOP: readonly Crumb[] = [];

/** Returns the breadcrumbs of a page: the home page, its parent pages (outermost first), and the page itself. */
export function useBreadcrumbs(title: string, above: readonly Crumb[] = TOP): { label: string; href?: string }[] {
  const intl = useIntl();
  const { to } = useLocalPath();
  return [
    { label: intl.formatMessage({ id: 'portal.menu.home' }), href: to('/') },
    ...above.map(({ label, path }) => ({ label, href: to(path) })),
    { label: title },
  ];
}
