import type { ComponentPropsWithRef, ElementType } from 'react';
import * as S from './Grid.styles.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Minimum column width: xs 160, sm 240, md 320, lg 448 px. @default 'md' */
  min?: 'xs' | 'sm' | 'md' | 'lg';
  /** @default 'md' */
  gap?: 'sm' | 'md';
  /**
   * On a phone one row that scrolls, for items that are links or contain one: their order matters little, and the page
   * stays short.
   * @default false
   */
  rail?: boolean;
  /** Element to render. @default 'div' */
  as?: ElementType;
}

/** As many columns of equal width as fit. */
export function Grid({ min = 'md', gap = 'md', rail = false, ...rest }: GridProps) {
  return <S.Grid {...rest} data-min={min} data-gap={gap} data-rail={rail || undefined} />;
}
