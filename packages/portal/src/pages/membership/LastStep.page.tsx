import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Heading, RichText, Stack, StepList } from '@taawun/ui';
import { useLocalPath } from '../../app/layouts/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { listOf, textOf, toMap } from '../shared/page-settings.ts';

const load = async ({ client, signal }: LoadArgs) => {
  const settings = toMap((await client.listPageSettings({ page_name: 'last-step' }, { signal })).page_settings);
  return { received: textOf(settings, 'received'), next: listOf(settings, 'next') };
};

/** After a membership application: what was received, and what happens next. */
function LastStep() {
  const { received, next } = useLoaded<typeof load>();
  const { to } = useLocalPath();
  const intl = useIntl();
  return (
    <Inner title={intl.formatMessage({ id: 'portal.lastStep.title' })} size="narrow">
      <Stack gap={6}>
        {received && <RichText html={received} />}
        <Heading level={2}>
          <FormattedMessage id="portal.lastStep.next" />
        </Heading>
        <StepList items={next} />
        <Stack direction="row">
          <Button href={to('/')}>
            <FormattedMessage id="portal.action.home" />
          </Button>
        </Stack>
      </Stack>
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.lastStep.title' }), private: true }),
  Component: LastStep,
});
