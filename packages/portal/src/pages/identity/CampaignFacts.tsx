import { useIntl } from 'react-intl';
import type { Program } from '@taawun/api-client';
import { DateText, DescriptionList, Money, NumberText } from '@taawun/ui';

/** What the law wants said of a campaign: licence, purpose, start, end and target. */
export function CampaignFacts({ program }: { program: Program }) {
  const intl = useIntl();
  const term = (id: string) => intl.formatMessage({ id: `portal.programs.${id}` });
  const { summary, license_number, beneficiaries, starts_on, ends_on, goal, raised, donors_count } = program;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: term('purpose'), details: summary },
        { term: term('goal'), details: <Money halalas={goal} /> },
        { term: term('raised'), details: <Money halalas={raised} /> },
        { term: term('beneficiaries'), details: beneficiaries },
        { term: term('donors'), details: <NumberText value={donors_count} /> },
        { term: term('startsOn'), details: <DateText value={starts_on} calendar="both" /> },
        { term: term('endsOn'), details: ends_on ? <DateText value={ends_on} calendar="both" /> : term('open') },
        { term: term('license'), details: <bdi>{license_number}</bdi> },
      ]}
    />
  );
}
