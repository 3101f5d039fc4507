import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../../components/Box/index.ts';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs/index.ts';
import { Lattice } from '../../media/Logo/index.ts';
import * as S from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /**
   * Kind of page. catalogue: lists and forms, light; reading: an article, its title as wide as its text, with a line that
   * shows how much was read; account: a compact bar, so that a phone shows the content at once; band: deep, with the
   * lattice.
   * @default 'band'
   */
  variant?: 'band' | 'catalogue' | 'reading' | 'account';
  title: ReactNode;
  text?: ReactNode;
  /** Breadcrumbs from the home page to this one. */
  breadcrumbs?: Crumb[];
  /** Metadata: date, reading time, tags. */
  meta?: ReactNode;
  /** Buttons; side by side, stacked on a narrow phone. */
  actions?: ReactNode;
}

/** Header of an inner page. Contains its `<h1>`. */
export function PageHeader({ variant = 'band', title, text, breadcrumbs, meta, actions, ...rest }: PageHeaderProps) {
  return (
    <S.Band {...rest} data-variant={variant} data-surface={variant === 'band' ? 'deep' : undefined}>
      {variant === 'band' ? <Lattice /> : null}
      {variant === 'reading' ? <S.Progress aria-hidden="true" data-read="" /> : null}
      <Container size={variant === 'reading' ? 'narrow' : 'page'}>
        <S.Row>
          <S.Copy>
            {breadcrumbs?.length ? <Breadcrumbs items={breadcrumbs} /> : null}
            <h1>{title}</h1>
            {text ? <p>{text}</p> : null}
            {meta ? <S.Meta>{meta}</S.Meta> : null}
          </S.Copy>
          {actions ? <S.Actions>{actions}</S.Actions> : null}
        </S.Row>
      </Container>
    </S.Band>
  );
}
