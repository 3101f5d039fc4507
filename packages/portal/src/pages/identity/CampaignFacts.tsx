import type { Program } from '@taawun/api-client';
import { DateText, DescriptionList, Link, Money, NumberText, useMessages } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

/** Legally required facts of a campaign: licence, purpose, start, end and target. */
export function CampaignFacts({ program }: { program: Program }) {
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
        { term: term('raised'), details: <Money halalas={raised} /> },
        { term: term('beneficiaries'), details: beneficiaries },
        {
          term: term('donors'),
          details: (
            <Link href={to(`/donors?target=${kind}:${slug}`)}>
              <NumberText value={donors_count} />
            </Link>
          ),
        },
        { term: term('startsOn'), details: <DateText value={starts_on} calendar="both" /> },
        { term: term('endsOn'), details: ends_on ? <DateText value={ends_on} calendar="both" /> : term('open') },
        { term: term('license'), details: <bdi>{license_number}</bdi> },
      ]}
    />
  );
}
