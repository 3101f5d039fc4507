import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { Split, Stack, SubNav } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { IDENTITY_SECTIONS } from '../../routes/sections.ts';
import { Inner } from '../shared/Inner.tsx';

/** Pages at full width. */
const WIDE: ReadonlySet<string> = new Set(['/identity/org_chart', '/identity/programs']);

/** Layout of the nine identity pages: their menu beside, or above, the current page. */
function Identity() {
  const intl = useIntl();
  const { bare, to } = useLocalPath();
  const title = intl.formatMessage({ id: 'portal.menu.identity' });
  const items = IDENTITY_SECTIONS.map((section) => ({
    href: to(`/identity/${section}`),
    label: intl.formatMessage({ id: `portal.identity.${section}` }),
    active: bare === `/identity/${section}`,
  }));
  return (
    <Inner title={title} text={intl.formatMessage({ id: 'portal.identity.text' })}>
      {WIDE.has(bare) ? (
        <Stack gap={8}>
          <SubNav label={title} items={items} row />
          <Outlet />
        </Stack>
      ) : (
        <Split ratio="side" asideFirst aside={<SubNav label={title} items={items} />}>
          <Outlet />
        </Split>
      )}
    </Inner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.identity' }),
    description: intl.formatMessage({ id: 'portal.identity.text' }),
  }),
  Component: Identity,
});
