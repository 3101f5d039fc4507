import type { AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { barePath, localeOf } from '../../intl/locale.ts';

const APP_PATH = /^\/(?!\/|media\/|storybook|api\/|dev\/)/;

/** Whether an address is this very page in the other language: then the reader keeps the place. */
function isTranslation(href: string, pathname: string): boolean {
  const target = href.replace(/[?#].*$/s, '');
  return localeOf(target) !== localeOf(pathname) && barePath(target) === barePath(pathname);
}

/** The library's links on React Router: pages of this site change without a reload, everything else is a plain link. */
export function RouterLink({
  href,
  children,
  onPointerEnter,
  onTouchStart,
  onFocus,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { prefetch } = useServices();
  const { pathname } = useLocation();
  const plain = !APP_PATH.test(href) || rest.target === '_blank' || rest.download !== undefined;
  if (plain) {
    return (
      <a href={href} onPointerEnter={onPointerEnter} onTouchStart={onTouchStart} onFocus={onFocus} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={href}
      preventScrollReset={isTranslation(href, pathname)}
      onPointerEnter={(event) => {
        prefetch?.(href);
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        prefetch?.(href);
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        prefetch?.(href);
        onFocus?.(event);
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}
