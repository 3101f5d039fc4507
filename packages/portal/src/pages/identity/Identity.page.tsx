import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { IDENTITY_SECTIONS } from '../../routes/sections.ts';
import { SectionInner } from '../shared/SectionInner.tsx';

/** Pages at full width. */
const WIDE: ReadonlySet<string> = new Set(['/identity/org_chart', '/identity/programs']);

/** Layout of the nine identity pages. */
function Identity() {
  const intl = useIntl();
  const { bare } = useLocalPath();
  return (
    <SectionInner
      section={{ path: '/identity', title: intl.formatMessage({ id: 'portal.menu.identity' }) }}
      pages={IDENTITY_SECTIONS.map((section) => ({
        path: `/identity/${section}`,
        title: intl.formatMessage({ id: `portal.identity.${section}` }),
      }))}
      row={WIDE.has(bare)}
    >
      <Outlet />
    </SectionInner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.identity' }),
    description: intl.formatMessage({ id: 'portal.identity.text' }),
  }),
  Component: Identity,
});
