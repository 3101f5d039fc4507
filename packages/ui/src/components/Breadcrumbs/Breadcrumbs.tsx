import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../Link/index.ts';
import * as S from './Breadcrumbs.styles.ts';

export interface Crumb {
  label: string;
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Items from the home page to the current page; the last item is the current page and needs no `href`. */
  items: Crumb[];
}

/** Path from the home page to the current page. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.breadcrumbs.label' })} {...rest}>
      <S.List role="list">
        {items.map((item, index) => (
          <li key={item.href ?? item.label}>
            {index > 0 ? <Icon name="chevron-forward" size={14} /> : null}
            {item.href && index < items.length - 1 ? (
              <Link href={item.href} tone="plain">
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </S.List>
    </nav>
  );
}
