import type { ComponentPropsWithRef, ElementType } from 'react';
import * as S from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** @default 'md' */
  padding?: 'none' | 'md' | 'lg';
  /** The element: `article` for things that stand alone. @default 'div' */
  as?: ElementType;
}

/** A raised surface. */
export function Card({ padding = 'md', ...rest }: CardProps) {
  return <S.Card {...rest} data-padding={padding} />;
}
