import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

const APP_PATH = /^\/(?!\/|media\/|storybook|api\/|dev\/)/;

/** The library's links on React Router: pages of this site change without a reload, everything else is a plain link. */
export function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const plain = !APP_PATH.test(href) || rest.target === '_blank' || rest.download !== undefined;
  return plain ? <a href={href} {...rest} /> : <Link to={href} {...rest} />;
}
