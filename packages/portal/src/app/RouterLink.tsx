import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

const APP_PATH = /^\/(?!\/|media\/|storybook|api\/|dev\/)/;

/** The library's links on React Router: pages of this site change without a reload, everything else is a plain link. */
export function RouterLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const plain = !APP_PATH.test(href) || rest.target === '_blank' || rest.download !== undefined;
  if (plain) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
