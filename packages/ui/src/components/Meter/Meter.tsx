import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { devError } from '../../foundations/dev-error/devError.ts';
import { shareOf } from '../../foundations/dom/share.ts';
import { Badge } from '../Badge/index.ts';
import { Bar, Fill } from '../Progress/Progress.styles.ts';
import * as S from './Meter.styles.ts';

/** Part of a meter's range. It reaches to the next band. */
export interface MeterBand {
  /** Lowest value of the band. */
  from: number;
  tone: 'success' | 'warning' | 'danger';
  /** One or two words: the colour alone says nothing. */
  label: string;
}

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: string;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** Bands from low to high. The band of the value gives the bar its colour and is named beside the value. */
  bands?: readonly MeterBand[];
  /** Formats the value for display and for assistive technology. @default percentage of the range */
  format?: (value: number) => string;
}

/**
 * Value within a known range: storage used, seats taken, the level of a tank. For something that advances towards its end
 * use `ProgressBar`.
 */
export function Meter({ label, value, min = 0, max = 100, bands, format, ...rest }: MeterProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV) {
    devError(
      !(max > min) || Number.isNaN(value),
      `Meter "${label}" got value={${value}} between min={${min}} and max={${max}}. Give max above min, and a number as the value.`,
    );
    devError(
      bands?.some((band, index) => index > 0 && band.from <= (bands[index - 1]?.from ?? band.from)) ?? false,
      `Meter "${label}" got bands that do not rise, so a value may be in the wrong one. Sort them by from, from low to high.`,
    );
  }
  const bounded = Math.min(max, Math.max(min, value));
  const share = shareOf(value, min, max);
  const text = format ? format(value) : intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const band = bands?.findLast(({ from }) => from <= value);
  return (
    <S.Root {...rest}>
      {/* The meter itself says all of it. */}
      <S.Head aria-hidden="true">
        <span>{label}</span>
        <S.Value>
          <bdi>{text}</bdi>
          {band ? <Badge tone={band.tone}>{band.label}</Badge> : null}
        </S.Value>
      </S.Head>
      <Bar
        role="meter"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={bounded}
        aria-valuetext={band ? intl.formatMessage({ id: 'ui.meter.value' }, { value: text, band: band.label }) : text}
      >
        <Fill data-tone={band?.tone} style={{ inlineSize: `${share * 100}%` }} />
      </Bar>
    </S.Root>
  );
}
