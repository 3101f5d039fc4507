import type { ReactNode } from 'react';
import * as S from './CardTitle.styles.ts';

/** Props of cards in a list of cards. */
export interface CardHeadingProps {
  /** Heading level of the card's title: 2 directly below the page's `<h1>`. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

export interface CardTitleProps {
  level: 2 | 3 | 4;
  /** Font size: 16, 18 or 24 px, independent of the level. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** Title of a card. The page determines the heading level, the card the appearance. */
export function CardTitle({ level, size = 'md', children }: CardTitleProps) {
  return (
    <S.Title as={`h${level}`} data-size={size}>
      {children}
    </S.Title>
  );
}
