import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Card, DescriptionList, Heading, Money, NumberText, RichText, Stack, StepList } from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';

interface JoiningFactsProps {
  intro: string;
  requirements: readonly string[];
  /** Price of one share in halalas. */
  price: number;
}

/** Facts beside the form: what membership is, its price, and the requirements. */
export function JoiningFacts({ intro, requirements, price }: JoiningFactsProps) {
  const { settings } = useSite();
  const { to } = useLocalPath();
  const intl = useIntl();
  return (
    <Card>
      <Stack gap={6}>
        <Heading level={2} size="sm">
          <FormattedMessage id="portal.register.before" />
        </Heading>
        {intro && <RichText html={intro} />}
        <DescriptionList
          columns={1}
          items={[
            { term: intl.formatMessage({ id: 'portal.register.sharePrice' }), details: <Money halalas={price} /> },
            {
              term: intl.formatMessage({ id: 'portal.register.sharePercent' }),
              details: (
                <NumberText value={Number(settings['share_ownership_cap_bp'] ?? 0) / 10_000} format="ownership" />
              ),
            },
          ]}
        />
        <Heading level={3} size="sm">
          <FormattedMessage id="portal.register.requirements" />
        </Heading>
        <StepList items={[...requirements]} />
        <Button block variant="ghost" href={to('/contact-us')}>
          <FormattedMessage id="portal.register.ask" />
        </Button>
      </Stack>
    </Card>
  );
}
