import type { AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isPagePath } from '@taawun/domain';
import { useServices } from '../../lib/services.ts';
import { barePath, localeOf } from '../../intl/locale.ts';

/** Whether a URL is the current page in the other language: then the scroll position is preserved. */
function isTranslation(href: string, pathname: string): boolean {
  const target = href.replace(/[?#].*$/s, '');
  return localeOf(target) !== localeOf(pathname) && barePath(target) === barePath(pathname);
}

/** Link component of `@taawun/ui` on React Router: internal links navigate without a reload, others are plain links. */
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
  const plain = !isPagePath(href) || href.startsWith('//') || rest.target === '_blank' || rest.download !== undefined;
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
