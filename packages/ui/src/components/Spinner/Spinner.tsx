import type { ComponentPropsWithRef } from 'react';
import { petals } from '../../media/Logo/petals.tsx';
import { VisuallyHidden } from '../Link/index.ts';
import * as S from './Spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is awaited, for assistive technology. Without it the spinner is decorative: the text beside it says what happens. */
  label?: string;
  /** Edge length: sm 24 px, md 40 px, lg 72 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * Sign of a wait without a known end: the petals of the star light up one after another, in the reading direction. Under
 * reduced motion it stands still. For a wait with a known end use `StarMeter` or `ProgressBar`.
 */
export function Spinner({ label, size = 'md', ...rest }: SpinnerProps) {
  return (
    <S.Root {...rest} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} data-size={size}>
      {/* Mirrored as a whole: the petals light up counterclockwise in Arabic. */}
      <S.Star viewBox="2 2 44 44" aria-hidden="true" data-mirror="none">
        {petals}
      </S.Star>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </S.Root>
  );
}
