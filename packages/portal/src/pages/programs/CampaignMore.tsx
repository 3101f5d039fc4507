import { useIntl } from 'react-intl';
import type { Donor, Program } from '@taawun/api-client';
import { Container, Grid, Section, SectionHeading } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { DonorWall } from '../giving/DonorWall.tsx';
import { ProgramCards } from '../identity/ProgramCards.tsx';

/** The newest donors who agreed to be named. */
export function CampaignDonors({ slug, donors }: { slug: string; donors: readonly Donor[] }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  if (!donors.length) return null;
  return (
    <Section tone="soft" space="md" labelledBy="campaign-donors">
      <Container>
        <SectionHeading
          headingId="campaign-donors"
          title={intl.formatMessage({ id: 'portal.campaign.donors' })}
          action={{
            href: to(`/donors?target=program:${slug}`),
            label: intl.formatMessage({ id: 'portal.donors.all' }),
          }}
        />
        <DonorWall donors={donors} sameTarget />
      </Container>
    </Section>
  );
}

/** Other campaigns that take donations. */
export function OtherCampaigns({ programs }: { programs: readonly Program[] }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  if (!programs.length) return null;
  return (
    <Section space="md" labelledBy="other-campaigns">
      <Container>
        <SectionHeading
          headingId="other-campaigns"
          title={intl.formatMessage({ id: 'portal.campaign.others' })}
          action={{ href: to('/identity/programs'), label: intl.formatMessage({ id: 'portal.home.allPrograms' }) }}
        />
        <Grid min="md">
          <ProgramCards programs={programs} />
        </Grid>
      </Container>
    </Section>
  );
}
