import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { definePage } from '../../app/page/page.ts';
import { DOCUMENT_GROUPS } from '../../routes/sections.ts';
import { SectionInner } from '../shared/SectionInner.tsx';

/** Layout of the association's documents: all of them, or those of one group. */
function OrganizationInfo() {
  const intl = useIntl();
  return (
    <SectionInner
      section={{
        path: '/organization-info',
        title: intl.formatMessage({ id: 'portal.menu.documents' }),
        text: intl.formatMessage({ id: 'portal.documents.text' }),
      }}
      pages={DOCUMENT_GROUPS.map((group) => ({
        path: `/organization-info/${group}`,
        title: intl.formatMessage({ id: `portal.documents.${group}` }),
      }))}
    >
      <Outlet />
    </SectionInner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.documents' }),
    description: intl.formatMessage({ id: 'portal.documents.text' }),
  }),
  Component: OrganizationInfo,
});
