import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../Link/index.ts';
import * as S from './Progress.styles.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  value: number;
  max: number;
  /** What advances. */
  label: string;
  /** @default 'accent' */
  tone?: 'accent' | 'giving' | 'share';
}

/** How much of a whole is reached. Fills along the line of reading; more than the whole shows as full. */
export function ProgressBar({ value, max, label, tone = 'accent', ...rest }: ProgressBarProps) {
  const intl = useIntl();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <S.Bar {...rest} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(share * 100)} aria-valuetext={intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}>
      <S.Fill data-tone={tone} style={{ inlineSize: `${share * 100}%` }} />
    </S.Bar>
  );
}

export interface StepProgressProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  steps: { label: string }[];
  /** Index of the current step, from 0. */
  current: number;
}

/** Where one is in a form of several steps. */
export function StepProgress({ steps, current, ...rest }: StepProgressProps) {
  const intl = useIntl();
  return (
    <S.Steps role="list" {...rest}>
      {steps.map(({ label }, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>{label}</span>
            {state === 'done' ? <VisuallyHidden> {intl.formatMessage({ id: 'ui.steps.done' })}</VisuallyHidden> : null}
          </li>
        );
      })}
    </S.Steps>
  );
}
