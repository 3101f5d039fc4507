import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Button, Card, DescriptionList, Heading, Picture, RichText, Split, Stack, StepList } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Feedback } from '../shared/Feedback.tsx';
import { Inner } from '../shared/Inner.tsx';

const load = async ({ client, params, signal }: LoadArgs) =>
  (await client.getService({ slug: params['slug'] ?? '' }, { signal })).service;

const above = (intl: IntlShape) => [{ label: intl.formatMessage({ id: 'portal.menu.services' }), path: '/services' }];

/** One service: description, requirements, steps, fee. */
function ServicePage() {
  const { title, summary, body, image, requirements, steps, fee } = useLoaded<typeof load>();
  const { to } = useLocalPath();
  const intl = useIntl();
  return (
    <Inner title={title} text={summary} above={above(intl)}>
      <Split
        ratio="side"
        aside={
          <Card>
            <Stack gap={6}>
              <DescriptionList
                columns={1}
                items={[
                  { term: intl.formatMessage({ id: 'portal.services.fee' }), details: fee },
                  {
                    term: intl.formatMessage({ id: 'portal.services.requirements' }),
                    details: <BulletList items={requirements} />,
                  },
                ]}
              />
              <Button variant="share" block href={to('/contact-us')}>
                <FormattedMessage id="portal.services.ask" />
              </Button>
            </Stack>
          </Card>
        }
      >
        <Stack gap={6}>
          <Picture image={image} ratio="wide" priority />
          <Heading level={2}>
            <FormattedMessage id="portal.services.about" />
          </Heading>
          <RichText html={body} />
          <Heading level={2}>
            <FormattedMessage id="portal.services.steps" />
          </Heading>
          <StepList items={steps} />
          <Feedback />
        </Stack>
      </Split>
    </Inner>
  );
}

const BulletList = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export const page = definePage({
  load,
  meta: ({ title, summary, image }, intl) => ({ title, description: summary, image, above: above(intl) }),
  Component: ServicePage,
});
