import type { Program } from '@taawun/api-client';
import { DateText, DescriptionList, Link, Money, NumberText, useMessages } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

interface CampaignFactsProps {
  program: Program;
  /** Leaves out what was raised, and by how many: the page shows it already. @default false */
  noProgress?: boolean;
}

/** Legally required facts of a campaign: licence, purpose, start, end and target. */
export function CampaignFacts({ program, noProgress = false }: CampaignFactsProps) {
  const { to } = useLocalPath();
  const term = useMessages('portal.programs');
  const { kind, slug, summary, license_number, beneficiaries, starts_on, ends_on, goal, raised, donors_count } =
    program;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: term('purpose'), details: summary },
        { term: term('goal'), details: <Money halalas={goal} /> },
        ...(noProgress ? [] : [{ term: term('raised'), details: <Money halalas={raised} /> }]),
        { term: term('beneficiaries'), details: beneficiaries },
        ...(noProgress
          ? []
          : [
              {
                term: term('donors'),
                details: (
                  <Link href={to(`/donors?target=${kind}:${slug}`)}>
                    <NumberText value={donors_count} />
                  </Link>
                ),
              },
            ]),
        { term: term('startsOn'), details: <DateText value={starts_on} calendar="both" /> },
        { term: term('endsOn'), details: ends_on ? <DateText value={ends_on} calendar="both" /> : term('open') },
        { term: term('license'), details: <bdi>{license_number}</bdi> },
      ]}
    />
  );
}
