import { useIntl } from 'react-intl';
import { EmptyState, Grid, Heading, NumberText, StatCard, Stack } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';

const GROUPS = ['members', 'impact', 'finance'] as const;

const load = async ({ client, signal }: LoadArgs) => (await client.listStatistics({}, { signal })).statistics;

/** The association in figures, by group, each with its last years. */
function OrgStatistics() {
  const statistics = useLoaded<typeof load>();
  const intl = useIntl();
  if (!statistics.length) return <EmptyState />;
  return (
    <Stack gap={8}>
      <Heading level={2}>{intl.formatMessage({ id: 'portal.media.org_statistics' })}</Heading>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`statistics-${group}`}>
          <Stack gap={4}>
            <Heading level={3} id={`statistics-${group}`}>
              {intl.formatMessage({ id: `portal.statistics.${group}` })}
            </Heading>
            <Grid min="sm">
              {statistics
                .filter((statistic) => statistic.group === group)
                .map(({ key, label, value, unit, series }) => (
                  <StatCard key={key} label={label} value={<NumberText value={value} />} {...(unit ? { note: unit } : {})} series={series} />
                ))}
            </Grid>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.media.org_statistics' }), description: intl.formatMessage({ id: 'portal.statistics.text' }) }),
  Component: OrgStatistics,
});
