import { useIntl } from 'react-intl';
import type { Program } from '@taawun/api-client';
import { Card, EmptyState, Grid, Heading, Picture, RichText, Split, Stack } from '@taawun/ui';
import { Donate } from '../shared/Donate.tsx';
import { useChoice } from '../shared/use-choice.ts';
import { CampaignFacts } from './CampaignFacts.tsx';
import { ProgramCards } from './ProgramCards.tsx';

interface ProgramGridProps {
  programs: readonly Program[];
  /** Slug of the program selected by the URL. */
  donateTo: string | null;
}

/**
 * Programs and products that accept donations; the selected one is on top, with its description and the donation form.
 */
export function ProgramGrid({ programs, donateTo }: ProgramGridProps) {
  const chosen = programs.find(({ slug }) => slug === donateTo);
  if (!programs.length) return <EmptyState />;
  return (
    <>
      {chosen && <ChosenProgram key={chosen.slug} program={chosen} />}
      <Grid min="sm">
        <ProgramCards programs={programs} headingLevel={2} />
      </Grid>
    </>
  );
}

function ChosenProgram({ program }: { program: Program }) {
  const intl = useIntl();
  const { title, summary, body, image, kind, slug, monthly_price, impacts } = program;
  const choice = useChoice({ monthlyPrice: monthly_price, impacts });
  return (
    <Card id="donate" role="group" aria-label={intl.formatMessage({ id: 'portal.programs.chosen' }, { title })}>
      <Stack gap={8}>
        <Split ratio="half" aside={<Donate target={{ type: kind, slug, title }} choice={choice} />}>
          <Stack gap={4}>
            <Heading level={2}>{title}</Heading>
            {image && <Picture image={image} ratio="wide" priority />}
            <RichText html={body || `<p>${summary}</p>`} />
          </Stack>
        </Split>
        <CampaignFacts program={program} />
      </Stack>
    </Card>
  );
}
