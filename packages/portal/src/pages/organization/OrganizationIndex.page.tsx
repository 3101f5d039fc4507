import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { DOCUMENT_GROUPS } from '../../routes/sections.ts';
import { DocumentList } from './DocumentList.tsx';

const groups: ReadonlySet<string> = new Set(DOCUMENT_GROUPS);

const load = async ({ client, signal }: LoadArgs) =>
  (await client.listDocuments({}, { signal })).documents.filter(({ group }) => groups.has(group));

/** All documents of every group. */
const OrganizationIndex = () => <DocumentList documents={useLoaded<typeof load>()} headingLevel={2} />;

export const page = definePage({
  load,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.documents' }),
    description: intl.formatMessage({ id: 'portal.documents.text' }),
  }),
  Component: OrganizationIndex,
});
