import type { StatisticGroup as GroupName } from '@taawun/domain';
import { useIntl } from 'react-intl';
import type { Statistic } from '@taawun/api-client';
import { Grid, Heading, LineChart, NumberText, StatCard, Stack, toLocaleDigits } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

interface StatisticGroupProps {
  name: Exclude<GroupName, 'home'>;
  figures: readonly Statistic[];
}

/** Maximum number of lines in a chart: more are hard to distinguish. */
const MAX_LINES = 3;
/** Minimum share of the largest value: a smaller one would lie on the axis. */
const MIN_PART = 0.02;

/** Returns the statistics that fit on one axis: same unit as the first, and values large enough for a readable line. */
function comparable(figures: readonly Statistic[]): Statistic[] {
  const alike = figures.filter(({ unit, series }) => unit === figures[0]?.unit && series.length > 1);
  const largest = Math.max(...alike.map(({ value }) => value));
  return alike.filter(({ value }) => value >= largest * MIN_PART).slice(0, MAX_LINES);
}

/** One group of statistics: a chart with its data, and a card for each. */
export function StatisticGroup({ name, figures }: StatisticGroupProps) {
  const intl = useIntl();
  const { locale } = useLocalPath();
  const title = intl.formatMessage({ id: `portal.statistics.${name}` });
  const lines = comparable(figures);
  const unit = lines[0]?.unit;
  return (
    <Stack as="section" gap={4} aria-labelledby={`statistics-${name}`}>
      <Heading level={2} size="sm" id={`statistics-${name}`}>
        {title}
      </Heading>
      {lines.length > 0 && (
        <LineChart
          fromZero
          caption={intl.formatMessage({ id: 'portal.statistics.byYear' }, { group: title })}
          series={lines.map(({ label, series }) => ({
            label,
            points: series.map(({ year, value }) => ({ label: toLocaleDigits(String(year), locale), value })),
          }))}
          {...(unit ? { unit } : {})}
        />
      )}
      <Grid min="sm">
        {figures.map(({ key, label, value, unit: own, series }) => (
          <StatCard key={key} label={label} value={<Figure value={value} unit={own} />} series={series} />
        ))}
      </Grid>
    </Stack>
  );
}

function Figure({ value, unit }: { value: number; unit: string | null | undefined }) {
  if (!unit) return <NumberText value={value} />;
  if (/^[%٪]$/.test(unit)) return <NumberText value={value / 100} format="percent" />;
  return (
    <bdi>
      <NumberText value={value} /> {unit}
    </bdi>
  );
}
