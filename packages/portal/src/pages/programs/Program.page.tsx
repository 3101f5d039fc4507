import { useIntl, type IntlShape } from 'react-intl';
import { BackToTop, Badge, Container, Section } from '@taawun/ui';
import { definePage, useLoaded } from '../../app/page/page.ts';
import { Donate } from '../shared/Donate.tsx';
import { Feedback } from '../shared/Feedback.tsx';
import { Story } from '../shared/Story.tsx';
import { useChoice } from '../shared/use-choice.ts';
import { CampaignBar } from './CampaignBar.tsx';
import { CampaignBody } from './CampaignBody.tsx';
import { CampaignDonors, OtherCampaigns } from './CampaignMore.tsx';
import { CampaignProgress } from './CampaignProgress.tsx';
import { ClosedCampaign } from './ClosedCampaign.tsx';
import { loadProgram } from './load.ts';

const above = (intl: IntlShape) => [
  { label: intl.formatMessage({ id: 'portal.menu.programs' }), path: '/identity/programs' },
];

/** One campaign: its scene, progress and story, what a donation does, reports, donors, and the donation itself. */
function Campaign({ program, donors, state, others }: Awaited<ReturnType<typeof loadProgram>>) {
  const intl = useIntl();
  const { slug, title, summary, image, category, impacts, monthly_price } = program;
  const choice = useChoice({ monthlyPrice: monthly_price, impacts });
  const isOpen = state === 'open';
  return (
    <>
      <Story
        title={title}
        text={summary}
        image={image}
        meta={<Badge tone="raised">{category.name}</Badge>}
        above={above(intl)}
        aside={
          isOpen ? (
            <Donate target={{ type: 'program', slug, title }} choice={choice} />
          ) : (
            <ClosedCampaign state={state} />
          )
        }
      >
        <CampaignProgress program={program} />
      </Story>
      <CampaignBody program={program} choice={isOpen ? choice : null} />
      <CampaignDonors slug={slug} donors={donors} />
      <OtherCampaigns programs={others} />
      <Section space="sm">
        <Container>
          <Feedback />
        </Container>
      </Section>
      {isOpen ? <CampaignBar program={program} /> : <BackToTop />}
    </>
  );
}

/** Another campaign has its own amounts: nothing that was chosen for this one stays. */
function ProgramPage() {
  const loaded = useLoaded<typeof loadProgram>();
  return <Campaign key={loaded.program.slug} {...loaded} />;
}

export const page = definePage({
  load: loadProgram,
  keepsPlace: true,
  meta: ({ program: { title, summary, image } }, intl) => ({ title, description: summary, image, above: above(intl) }),
  Component: ProgramPage,
});
