import { BackToTop, Stack } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { DOCUMENT_GROUPS, sectionOf } from '../../routes/sections.ts';
import { DocumentList } from './DocumentList.tsx';

const load = async ({ client, url, signal }: LoadArgs) => {
  const group = sectionOf(url.pathname, DOCUMENT_GROUPS);
  return { group, documents: (await client.listDocuments({ group }, { signal })).documents };
};

/** Documents of one group. */
function DocumentGroup() {
  const { documents } = useLoaded<typeof load>();
  return (
    <Stack gap={6}>
      <DocumentList documents={documents} headingLevel={2} />
      <BackToTop />
    </Stack>
  );
}

export const page = definePage({
  load,
  meta: ({ group }, intl) => ({
    title: intl.formatMessage({ id: `portal.documents.${group}` }),
    description: intl.formatMessage({ id: 'portal.documents.text' }),
  }),
  Component: DocumentGroup,
});
