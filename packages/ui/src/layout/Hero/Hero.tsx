import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../../components/Box/index.ts';
import { Lattice } from '../../media/Logo/index.ts';
import * as S from './Hero.styles.ts';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title: ReactNode;
  /** The title's second line, in saffron. */
  highlight?: ReactNode;
  /** Licence line. */
  badge?: ReactNode;
  text?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** A panel beside the text: quick donation. Drawn in the page's own theme. */
  aside?: ReactNode;
}

/** The head of the home page. Holds its `<h1>`. A StatStrip with `overlap` may follow. */
export function Hero({ title, highlight, badge, text, actions, aside, ...rest }: HeroProps) {
  return (
    <S.Band {...rest} data-surface="deep">
      <Lattice />
      <Container>
        <S.Row>
          <S.Copy>
            {badge ? <S.Badge>{badge}</S.Badge> : null}
            <h1>
              <span>{title}</span>
              {highlight ? <mark>{highlight}</mark> : null}
            </h1>
            {text ? <p>{text}</p> : null}
            {actions ? <S.Actions>{actions}</S.Actions> : null}
          </S.Copy>
          {aside ? <S.Aside data-surface="base">{aside}</S.Aside> : null}
        </S.Row>
      </Container>
    </S.Band>
  );
}
