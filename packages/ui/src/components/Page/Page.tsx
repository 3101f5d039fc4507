import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as S from './Page.styles.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** @default '#main' */
  href?: string;
}

/** Skip link: the first focusable element, which leads past the navigation to the content. */
export function SkipLink({ href = '#main', ...rest }: SkipLinkProps) {
  return (
    <S.Skip {...rest} href={href}>
      <FormattedMessage id="ui.skipLink" />
    </S.Skip>
  );
}

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** Content before `<main>`. */
  header?: ReactNode;
  /** Content after `<main>`. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Page layout: skip link, header, `<main id="main">`, and a footer at the bottom of the viewport even on a short page.
 */
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
