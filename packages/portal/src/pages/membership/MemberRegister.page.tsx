import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Card, DescriptionList, Heading, Money, RichText, Split, Stack, StepList } from '@taawun/ui';
import { useLocalPath, useSite } from '../../app/layouts/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { listOf, textOf, toMap } from '../shared/page-settings.ts';

const load = async ({ client, signal }: LoadArgs) => {
  const settings = toMap((await client.listPageSettings({ page_name: 'member-register' }, { signal })).page_settings);
  return { intro: textOf(settings, 'intro'), requirements: listOf(settings, 'requirements'), steps: listOf(settings, 'steps') };
};

/** Membership: what it is, what one needs for it, what a share costs. */
function MemberRegister() {
  const { intro, requirements, steps } = useLoaded<typeof load>();
  const { settings } = useSite();
  const { to } = useLocalPath();
  const intl = useIntl();
  const price = Number(settings['share_price'] ?? 0);
  return (
    <Inner title={intl.formatMessage({ id: 'portal.register.title' })} text={intl.formatMessage({ id: 'portal.register.text' })}>
      <Split
        ratio="side"
        aside={
          <Card>
            <Stack gap={6}>
              <DescriptionList
                columns={1}
                items={[
                  { term: intl.formatMessage({ id: 'portal.register.sharePrice' }), details: <Money halalas={price} /> },
                  {
                    term: intl.formatMessage({ id: 'portal.register.sharePercent' }),
                    details: intl.formatNumber(Number(settings['share_ownership_cap_bp'] ?? 0) / 10_000, { style: 'percent' }),
                  },
                ]}
              />
              <Button block variant="ghost" href={to('/contact-us')}>
                <FormattedMessage id="portal.register.ask" />
              </Button>
            </Stack>
          </Card>
        }
      >
        <Stack gap={6}>
          {intro && <RichText html={intro} />}
          <Heading level={2}>
            <FormattedMessage id="portal.register.requirements" />
          </Heading>
          <StepList items={requirements} />
          <Heading level={2}>
            <FormattedMessage id="portal.register.steps" />
          </Heading>
          <StepList items={steps} />
        </Stack>
      </Split>
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.register.title' }), private: true }),
  Component: MemberRegister,
});
