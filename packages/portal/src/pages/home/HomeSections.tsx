import { FormattedMessage, useIntl } from 'react-intl';
import {
  Button,
  Container,
  Grid,
  NewsCard,
  Section,
  SectionHeading,
  ShareOffersTable,
  Split,
  Stack,
  SupporterCard,
} from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { BranchesMap } from '../branches/BranchesMap.tsx';
import { ProgramCards } from '../identity/ProgramCards.tsx';
import type { HomeData } from './load.ts';

/** Programs that accept donations. */
export function HomePrograms({ programs }: Pick<HomeData, 'programs'>) {
  const intl = useIntl();
  const { to } = useLocalPath();
  if (!programs.length) return null;
  return (
    <Section labelledBy="home-programs">
      <Container>
        <SectionHeading
          id="home-programs"
          eyebrow={intl.formatMessage({ id: 'portal.home.programsEyebrow' })}
          title={intl.formatMessage({ id: 'portal.home.programs' })}
          action={{ href: to('/identity/programs'), label: intl.formatMessage({ id: 'portal.home.allPrograms' }) }}
        />
        <Grid min="md" rail>
          <ProgramCards programs={programs} />
        </Grid>
      </Container>
    </Section>
  );
}

/** The share market: an introduction, and the latest offers. */
export function HomeShares({ offers }: Pick<HomeData, 'offers'>) {
  const intl = useIntl();
  const { to } = useLocalPath();
  if (!offers.length) return null;
  return (
    <Section tone="share" labelledBy="home-shares">
      <Container>
        <Split
          ratio="wide"
          aside={<ShareOffersTable caption={intl.formatMessage({ id: 'portal.home.latestOffers' })} offers={offers} />}
        >
          <>
            <SectionHeading
              id="home-shares"
              tone="share"
              eyebrow={intl.formatMessage({ id: 'portal.home.sharesEyebrow' })}
              title={intl.formatMessage({ id: 'portal.home.shares' })}
              text={intl.formatMessage({ id: 'portal.home.sharesText' })}
            />
            <Stack direction="row" wrap gap={3}>
              <Button variant="share" href={to('/profile/contribution')}>
                <FormattedMessage id="portal.home.trade" />
              </Button>
              <Button variant="ghost" href={to('/services')}>
                <FormattedMessage id="portal.home.services" />
              </Button>
            </Stack>
          </>
        </Split>
      </Container>
    </Section>
  );
}

/** Latest news: the first one large, the others beside it. */
export function HomeNews({ news }: Pick<HomeData, 'news'>) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const [first, ...others] = news;
  if (!first) return null;
  const card = ({ slug, title, image, published_at }: (typeof news)[number]) => ({
    href: to(`/news/${slug}`),
    title,
    image,
    date: published_at,
  });
  return (
    <Section labelledBy="home-news">
      <Container>
        <SectionHeading
          id="home-news"
          eyebrow={intl.formatMessage({ id: 'portal.menu.media' })}
          title={intl.formatMessage({ id: 'portal.home.news' })}
          action={{ href: to('/media_center/news'), label: intl.formatMessage({ id: 'portal.home.allNews' }) }}
        />
        <Split
          ratio="feature"
          aside={
            <Stack gap={6}>
              {others.map((entry) => (
                <NewsCard key={entry.slug} variant="row" {...card(entry)} />
              ))}
            </Stack>
          }
        >
          <NewsCard variant="feature" {...card(first)} excerpt={first.excerpt} />
        </Split>
      </Container>
    </Section>
  );
}

/** The branches, with a link to their page. */
export function HomeBranches() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { branches } = useSite();
  if (!branches.length) return null;
  return (
    <Section tone="soft" labelledBy="home-branches">
      <Container>
        <SectionHeading
          id="home-branches"
          eyebrow={intl.formatMessage({ id: 'portal.menu.branches' })}
          title={intl.formatMessage({ id: 'portal.home.branches' }, { count: branches.length })}
          action={{ href: to('/branches'), label: intl.formatMessage({ id: 'portal.home.allBranches' }) }}
        />
        <BranchesMap />
      </Container>
    </Section>
  );
}

/** Supporters of the association. */
export function HomeSupporters({ supporters }: Pick<HomeData, 'supporters'>) {
  const intl = useIntl();
  if (!supporters.length) return null;
  return (
    <Section labelledBy="home-supporters">
      <Container>
        <SectionHeading
          id="home-supporters"
          eyebrow={intl.formatMessage({ id: 'portal.home.supportersEyebrow' })}
          title={intl.formatMessage({ id: 'portal.home.supporters' })}
        />
        <Grid min="xs" gap="sm" rail>
          {supporters.map(({ id, name, kind, logo, url, since }) => (
            <SupporterCard key={id} name={name} kind={kind} logo={logo} href={url} since={since} />
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
