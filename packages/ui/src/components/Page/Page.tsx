import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as S from './Page.styles.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** @default '#main' */
  href?: string;
}

/** The first stop of the keyboard: past the menus to the content. */
export function SkipLink({ href = '#main', ...rest }: SkipLinkProps) {
  return (
    <S.Skip {...rest} href={href}>
      <FormattedMessage id="ui.skipLink" />
    </S.Skip>
  );
}

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** Stands above everything, before `<main>`. */
  header?: ReactNode;
  /** Stands after `<main>`. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A whole page: skip link, header, `<main id="main">`, footer at the window's end even when the page is short. */
export function Page({ header, footer, children, ...rest }: PageProps) {
  return (
    <S.Page {...rest}>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </S.Page>
  );
}
