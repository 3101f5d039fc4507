import { EmptyState, Stack } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { StatisticGroup } from './StatisticGroup.tsx';

const GROUPS = ['members', 'impact', 'finance'] as const;

const load = async ({ client, signal }: LoadArgs) => (await client.listStatistics({}, { signal })).statistics;

/** Statistics of the association by group: yearly development and current values. */
function OrgStatistics() {
  const statistics = useLoaded<typeof load>();
  const groups = GROUPS.map((name) => ({ name, figures: statistics.filter(({ group }) => group === name) })).filter(
    ({ figures }) => figures.length,
  );
  return (
    <Stack gap={12}>
      {groups.length ? groups.map((group) => <StatisticGroup key={group.name} {...group} />) : <EmptyState />}
    </Stack>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.media.org_statistics' }),
    description: intl.formatMessage({ id: 'portal.statistics.text' }),
  }),
  Component: OrgStatistics,
});
