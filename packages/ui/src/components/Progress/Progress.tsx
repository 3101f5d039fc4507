import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { devError } from '../../foundations/dev-error/devError.ts';
import { VisuallyHidden } from '../Link/index.ts';
import { progressOf, type ProgressValue } from './progressOf.ts';
import * as S from './Progress.styles.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, ProgressValue {
  /** @default 'accent' */
  tone?: 'accent' | 'giving' | 'share';
}

/** Progress towards a maximum. Fills in the reading direction; a value above `max` is displayed as full. */
export function ProgressBar({ value, max, label, tone = 'accent', ...rest }: ProgressBarProps) {
  const intl = useIntl();
  const { share, aria } = progressOf(intl, 'ProgressBar', { value, max, label });
  return (
    <S.Bar {...rest} {...aria}>
      <S.Fill data-tone={tone} style={{ inlineSize: `${share * 100}%` }} />
    </S.Bar>
  );
}

export interface StepProgressProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Steps in order, with short labels. */
  steps: { label: string }[];
  /** Index of the current step, from 0; equals the number of steps when all are complete. */
  current: number;
}

/** Current position in a form of several steps. */
export function StepProgress({ steps, current, ...rest }: StepProgressProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV)
    devError(
      !Number.isInteger(current) || current < 0 || current > steps.length,
      `StepProgress got current={${current}} of ${steps.length} steps. Steps count from 0: give one from 0 to ${steps.length - 1}, or ${steps.length} when all are done.`,
    );
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
