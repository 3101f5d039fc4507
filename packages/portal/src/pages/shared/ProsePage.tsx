import { useIntl } from 'react-intl';
import { ArticleText, BackToTop, EmptyState, RichText, Stack, type MessageId } from '@taawun/ui';

import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Feedback } from './Feedback.tsx';
import { Inner } from './Inner.tsx';
import { plainText, textOf, toMap } from './page-settings.ts';

interface ProsePageOptions {
  pageName: string;
  /** Types of the settings, in order. @default ['body'] */
  types?: readonly string[];
  titleId: MessageId;
}

/** Defines a prose page from the page settings of one name. */
export function defineProsePage({ pageName, types = ['body'], titleId }: ProsePageOptions) {
  const load = async ({ client, signal }: LoadArgs) =>
    toMap((await client.listPageSettings({ page_name: pageName }, { signal })).page_settings);

  function ProsePage() {
    const settings = useLoaded<typeof load>();
    const intl = useIntl();
    const texts = types.map((type) => textOf(settings, type)).filter(Boolean);
    return (
      <Inner title={intl.formatMessage({ id: titleId })} size="narrow">
        {texts.length ? (
          <Stack gap={12}>
            <Stack gap={8}>
              {texts.map((html, index) => (
                <div key={html}>{index === 0 ? <ArticleText html={html} /> : <RichText html={html} />}</div>
              ))}
            </Stack>
            <Feedback />
          </Stack>
        ) : (
          <EmptyState />
        )}
        <BackToTop />
      </Inner>
    );
  }

  return definePage({
    load,
    meta: (settings, intl) => ({
      title: intl.formatMessage({ id: titleId }),
      description: plainText(textOf(settings, types[0] ?? 'body')),
    }),
    Component: ProsePage,
  });
}
