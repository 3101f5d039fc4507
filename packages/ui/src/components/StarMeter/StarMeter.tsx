import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { petals } from '../../media/Logo/petals.tsx';
import { progressOf, type ProgressValue } from '../Progress/progressOf.ts';
import { NumberText } from '../Text/index.ts';
import * as S from './StarMeter.styles.ts';

export interface StarMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, ProgressValue {
  /** The value as text, where the percentage of `max` is not what the reader looks for. @default the percentage */
  valueText?: string;
  /** @default 'accent' */
  tone?: 'accent' | 'giving' | 'share';
  /** Width: sm 80 px, md 128 px, lg 176 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * Progress towards a maximum as the petals of the eight-pointed star, with its percentage inside. The petals fill from
 * the top in the reading direction; a value above `max` is displayed as full.
 */
export function StarMeter({ value, max, label, tone = 'accent', size = 'md', valueText, ...rest }: StarMeterProps) {
  const intl = useIntl();
  const { share, aria } = progressOf(intl, 'StarMeter', { value, max, label });
  return (
    <S.Root
      {...rest}
      {...aria}
      {...(valueText && { 'aria-valuetext': valueText })}
      data-size={size}
      data-tone={share === 1 ? 'full' : tone}
    >
      <svg viewBox="2 2 44 44" aria-hidden="true">
        {petals}
      </svg>
      {/* Mirrored as a whole: the petals fill counterclockwise in Arabic. */}
      <S.Fill aria-hidden="true" data-mirror="none" style={{ '--ta-share': share }}>
        <svg viewBox="2 2 44 44">{petals}</svg>
      </S.Fill>
      <S.Value aria-hidden="true">{valueText ?? <NumberText value={share} format="percent" />}</S.Value>
    </S.Root>
  );
}
