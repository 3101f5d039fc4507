import { RichText, Stack } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { DocumentList } from '../organization/DocumentList.tsx';
import { Feedback } from '../shared/Feedback.tsx';
import { plainText, textOf, toMap } from '../shared/page-settings.ts';

const load = async ({ client, signal }: LoadArgs) => {
  const [{ page_settings }, { documents }] = await Promise.all([
    client.listPageSettings({ page_name: 'org_guide' }, { signal }),
    client.listDocuments({ group: 'org_guide' }, { signal }),
  ]);
  return { html: textOf(toMap(page_settings), 'body'), documents };
};

/** Guide to the association: introduction and documents. */
function OrgGuide() {
  const { html, documents } = useLoaded<typeof load>();
  return (
    <Stack gap={6}>
      {html && <RichText html={html} />}
      <DocumentList documents={documents} headingLevel={2} />
      <Feedback />
    </Stack>
  );
}

export const page = definePage({
  load,
  meta: ({ html }, intl) => ({
    title: intl.formatMessage({ id: 'portal.media.org_guide' }),
    description: plainText(html),
  }),
  Component: OrgGuide,
});
