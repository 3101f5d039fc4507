import { EmptyState, RichText, Stack } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Feedback } from '../shared/Feedback.tsx';
import { plainText, textOf, toMap } from '../shared/page-settings.ts';

const load = async ({ client, signal }: LoadArgs) =>
  textOf(toMap((await client.listPageSettings({ page_name: '2030_vision' }, { signal })).page_settings), 'body');

/** The association's contribution to Vision 2030 of the Kingdom. */
function Vision2030() {
  const html = useLoaded<typeof load>();
  if (!html) return <EmptyState />;
  return (
    <Stack gap={8}>
      <RichText html={html} />
      <Feedback />
    </Stack>
  );
}

export const page = definePage({
  load,
  meta: (html, intl) => ({
    title: intl.formatMessage({ id: 'portal.media.2030_vision' }),
    description: plainText(html),
  }),
  Component: Vision2030,
});
