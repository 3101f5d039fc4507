import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Badge, BranchDetails, Button, Container, Section, SectionHeading, Split, Stack, SubNav } from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Feedback } from '../shared/Feedback.tsx';
import { Story } from '../shared/Story.tsx';
import { BranchesMap } from './BranchesMap.tsx';

const load = async ({ client, params, signal }: LoadArgs) =>
  (await client.getBranch({ slug: params['slug'] ?? '' }, { signal })).branch;

const above = (intl: IntlShape) => [{ label: intl.formatMessage({ id: 'portal.menu.branches' }), path: '/branches' }];

/** Page of one branch with all details that the specification lists, beside the list of branches. */
function BranchPage() {
  const branch = useLoaded<typeof load>();
  const { branches } = useSite();
  const { to } = useLocalPath();
  const intl = useIntl();
  const { latitude, longitude, email, image } = branch;
  const map = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
  return (
    <>
      <Story
        title={branch.name}
        text={branch.address}
        image={image}
        above={above(intl)}
        meta={
          branch.is_main && (
            <Badge tone="primary">
              <FormattedMessage id="portal.branches.main" />
            </Badge>
          )
        }
      >
        <Stack direction="row" wrap gap={3}>
          <Button icon="phone" href={`tel:${branch.phone}`}>
            <FormattedMessage id="portal.branches.call" />
          </Button>
          {email && (
            <Button variant="ghost" icon="mail" href={`mailto:${email}`}>
              <FormattedMessage id="portal.branches.mail" />
            </Button>
          )}
          <Button variant="ghost" icon="pin" href={map} target="_blank" rel="noopener noreferrer">
            <FormattedMessage id="portal.branches.directions" />
          </Button>
        </Stack>
      </Story>
      <Section space="md">
        <Container>
          <Stack gap={12}>
            <Split
              ratio="side"
              asideFirst
              aside={
                <SubNav
                  label={intl.formatMessage({ id: 'portal.menu.branches' })}
                  items={branches.map(({ slug, name }) => ({
                    href: to(`/branches/${slug}`),
                    label: name,
                    active: slug === branch.slug,
                  }))}
                />
              }
            >
              <BranchDetails branch={branch} />
            </Split>
            <div>
              <SectionHeading title={intl.formatMessage({ id: 'portal.branches.map' })} />
              <BranchesMap current={branch.slug} />
            </div>
            <Feedback />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export const page = definePage({
  load,
  meta: ({ name, address, image }, intl) => ({ title: name, description: address, image, above: above(intl) }),
  Component: BranchPage,
});
