import type { ReactNode } from 'react';
import * as S from './CardTitle.styles.ts';

/** Of a card that stands in a list of cards. */
export interface CardHeadingProps {
  /** Place of the card's title in the page's outline: 2 right under the page's `<h1>`. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

export interface CardTitleProps {
  level: 2 | 3 | 4;
  /** 16, 18 or 24 px, whatever the level. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** The title of every card: its level is the page's matter, its look the card's. */
export function CardTitle({ level, size = 'md', children }: CardTitleProps) {
  return (
    <S.Title as={`h${level}`} data-size={size}>
      {children}
    </S.Title>
  );
}
