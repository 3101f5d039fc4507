import { toLocaleDigits } from '@taawun/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '../../components/Badge/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import * as S from './StatCard.styles.ts';

export interface StatCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  value: ReactNode;
  /** Note below the value: "+40 this year". */
  note?: ReactNode;
  /** Tone of the note. @default 'neutral' */
  tone?: BadgeTone;
  /** Values by year. Time runs along the inline axis: from right to left in Arabic. */
  series?: readonly { year: number; value: number }[] | undefined;
}

const noSeries: NonNullable<StatCardProps['series']> = [];

/** Card with one figure, a note and an optional series by year. */
export function StatCard({ label, value, note, tone = 'neutral', series = noSeries, ...rest }: StatCardProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const max = Math.max(1, ...series.map((point) => point.value));
  const year = (number: number): string => toLocaleDigits(String(number), locale);
  return (
    <S.Root {...rest}>
      <S.Label>{label}</S.Label>
      <S.Value>{value}</S.Value>
      {note ? (
        <div>
          <Badge tone={tone}>{note}</Badge>
        </div>
      ) : null}
      {series.length > 1 ? (
        <S.Bars
          role="img"
          aria-label={intl.formatMessage(
            { id: 'ui.stat.series' },
            {
              label,
              values: intl.formatList(series.map((point) => `${year(point.year)}: ${intl.formatNumber(point.value)}`)),
            },
          )}
        >
          {series.map((point) => (
            <span key={point.year} aria-hidden="true">
              <i style={{ blockSize: `${Math.max(4, (point.value / max) * 100)}%` }} />
              {year(point.year)}
            </span>
          ))}
        </S.Bars>
      ) : null}
    </S.Root>
  );
}
