import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../../components/Box/index.ts';
import { Lattice } from '../../media/Logo/index.ts';
import * as S from './Hero.styles.ts';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title: ReactNode;
  /** Second line of the title, in saffron. */
  highlight?: ReactNode;
  /** Licence line. */
  badge?: ReactNode;
  text?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** Panel beside the text: quick donation. Rendered in the page's theme. */
  aside?: ReactNode;
}

/** Hero of the home page. Contains its `<h1>`. A StatStrip with `overlap` may follow. */
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
