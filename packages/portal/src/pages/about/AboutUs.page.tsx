import { FormattedMessage, useIntl } from 'react-intl';
import {
  ArticleText,
  BackToTop,
  Button,
  Card,
  Container,
  DescriptionList,
  Heading,
  RichText,
  Section,
  SectionHeading,
  Split,
  Stack,
  StatStrip,
  Timeline,
} from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { toFigures, toImage, toMilestones } from '../identity/written.ts';
import { Feedback } from '../shared/Feedback.tsx';
import { plainText, textOf, toMap } from '../shared/page-settings.ts';
import { Story } from '../shared/Story.tsx';

const load = async ({ client, signal }: LoadArgs) => {
  const [about, identity] = await Promise.all([
    client.listPageSettings({ page_name: 'about-us' }, { signal }),
    client.listPageSettings({ page_name: 'identity' }, { signal }),
  ]);
  const settings = toMap(about.page_settings);
  return {
    about: textOf(settings, 'about'),
    story: textOf(settings, 'story'),
    scene: toImage(settings['scene']),
    numbers: toFigures(settings['numbers']),
    history: toMilestones(toMap(identity.page_settings)['org_history']),
  };
};

/** The association's story: how it began, what it has become, and who oversees it. */
function AboutUs() {
  const { about, story, scene, numbers, history } = useLoaded<typeof load>();
  const intl = useIntl();
  return (
    <>
      <Story title={intl.formatMessage({ id: 'portal.menu.about' })} image={scene} overlapped={numbers.length > 0}>
        <RichText html={about} />
      </Story>
      {numbers.length > 0 && (
        <Container>
          <StatStrip overlap items={numbers} />
        </Container>
      )}
      <Section space="md">
        <Container>
          <Split ratio="side" aside={<Oversight />}>
            <Stack gap={12}>
              {story && <ArticleText html={story} />}
              {history.length > 0 && (
                <section aria-labelledby="history">
                  <SectionHeading
                    headingId="history"
                    title={intl.formatMessage({ id: 'portal.identity.org_history' })}
                  />
                  <Timeline items={history} />
                </section>
              )}
              <Feedback />
            </Stack>
          </Split>
        </Container>
      </Section>
      <BackToTop />
    </>
  );
}

/** Who licensed the association, and where its accounts and council are found. */
function Oversight() {
  const intl = useIntl();
  const { settings } = useSite();
  const { to } = useLocalPath();
  const license = settings['license_number'];
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <FormattedMessage id="portal.about.oversight" />
        </Heading>
        {license && (
          <DescriptionList
            columns={1}
            items={[
              { term: intl.formatMessage({ id: 'portal.about.license' }), details: <bdi>{license}</bdi> },
              {
                term: intl.formatMessage({ id: 'portal.about.supervisor' }),
                details: intl.formatMessage({ id: 'portal.about.ncnp' }),
              },
            ]}
          />
        )}
        {(
          [
            ['/members', 'portal.menu.members'],
            ['/organization-info/regulations', 'portal.about.accounts'],
            ['/identity/org_chart', 'portal.identity.org_chart'],
          ] as const
        ).map(([path, id]) => (
          <Button key={path} variant="ghost" block iconEnd="arrow-forward" href={to(path)}>
            <FormattedMessage id={id} />
          </Button>
        ))}
      </Stack>
    </Card>
  );
}

export const page = definePage({
  load,
  meta: ({ about, scene }, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.about' }),
    description: plainText(about),
    image: scene,
  }),
  Component: AboutUs,
});
