import type { ComponentPropsWithRef, ElementType } from 'react';
import * as S from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** @default 'md' */
  padding?: 'none' | 'md' | 'lg';
  /** Element to render: `article` for self-contained content. @default 'div' */
  as?: ElementType;
}

/** Raised surface that groups content. */
export function Card({ padding = 'md', ...rest }: CardProps) {
  return <S.Card {...rest} data-padding={padding} />;
}
