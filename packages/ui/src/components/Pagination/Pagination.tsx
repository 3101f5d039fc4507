import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Anchor } from '../../foundations/Anchor.tsx';
import { devError } from '../../foundations/dev-error/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../Link/index.ts';
import { visiblePages } from './pages.ts';
import * as S from './Pagination.styles.ts';

interface PaginationOwnProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. With one page nothing is rendered. */
  pages: number;
}

/** Pages are links, so that users can open and share them and crawlers can follow them; or buttons. */
export type PaginationProps = PaginationOwnProps &
  (
    | {
        /** Returns the URL of a page. */
        hrefFor: (page: number) => string;
        onPageChange?: undefined;
      }
    | {
        hrefFor?: undefined;
        /** Called with the page that a user chooses, for a list without URLs: in a dialog, in a table. */
        onPageChange: (page: number) => void;
      }
  );

/** Links to the pages of a list, or buttons that change its page. */
export function Pagination({ page, pages, hrefFor, onPageChange, ...rest }: PaginationProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV)
    devError(
      pages > 1 && !(Number.isInteger(page) && page >= 1 && page <= pages),
      `Pagination got page={${page}} of pages={${pages}}, so no page is marked as the one in sight. Pages count from 1: give one from 1 to ${pages}, or answer with "not found".`,
    );
  if (pages <= 1) return null;
  const to = (n: number) =>
    hrefFor
      ? { as: Anchor, href: hrefFor(n) }
      : { as: 'button' as const, type: 'button' as const, onClick: () => onPageChange?.(n) };
  const name = (n: number) => intl.formatMessage({ id: 'ui.pagination.page' }, { page: n });
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.pagination.label' })} {...rest}>
      <S.List role="list">
        {page > 1 ? (
          <li>
            <S.Item {...to(page - 1)} {...(hrefFor && { rel: 'prev' })}>
              <Icon name="chevron-back" size={18} />
              <VisuallyHidden>{intl.formatMessage({ id: 'ui.pagination.previous' })}</VisuallyHidden>
            </S.Item>
          </li>
        ) : null}
        {visiblePages(page, pages).map((n, index) =>
          n === null ? (
            <li key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden="true">
              {'…'}
            </li>
          ) : (
            <li key={n}>
              <S.Item {...to(n)} aria-label={name(n)} aria-current={n === page ? 'page' : undefined}>
                {intl.formatNumber(n)}
              </S.Item>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <S.Item {...to(page + 1)} {...(hrefFor && { rel: 'next' })}>
              <Icon name="chevron-forward" size={18} />
              <VisuallyHidden>{intl.formatMessage({ id: 'ui.pagination.next' })}</VisuallyHidden>
            </S.Item>
          </li>
        ) : null}
      </S.List>
    </nav>
  );
}
