import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { Split, SubNav } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { DOCUMENT_GROUPS } from '../../routes/sections.ts';
import { Inner } from '../shared/Inner.tsx';

/** Layout of the association's documents: the menu of groups beside the current group. */
function OrganizationInfo() {
  const intl = useIntl();
  const { bare, to } = useLocalPath();
  const title = intl.formatMessage({ id: 'portal.menu.documents' });
  const items = DOCUMENT_GROUPS.map((group) => ({
    href: to(`/organization-info/${group}`),
    label: intl.formatMessage({ id: `portal.documents.${group}` }),
    active: bare === `/organization-info/${group}`,
  }));
  return (
    <Inner title={title} text={intl.formatMessage({ id: 'portal.documents.text' })}>
      <Split ratio="side" asideFirst aside={<SubNav label={title} items={items} />}>
        <Outlet />
      </Split>
    </Inner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.documents' }),
    description: intl.formatMessage({ id: 'portal.documents.text' }),
  }),
  Component: OrganizationInfo,
});
