import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';
import { NewTab } from './NewTab.tsx';
import * as S from './Link.styles.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** External link: opens a new tab, isolates the text direction and announces the new tab. */
  external?: boolean;
  /** `action` is a link on its own line with an arrow, such as "All news". @default 'accent' */
  tone?: 'accent' | 'plain' | 'muted' | 'action';
  icon?: IconSource;
  /** Icon after the text, such as a forward arrow. */
  iconEnd?: IconSource;
}

/** Link for navigation. For actions, use `Button`. */
export function Link({ href, external = false, tone = 'accent', icon, iconEnd, children, ...rest }: LinkProps) {
  // The router's link supports the site's own URLs only.
  const element = external ? { target: '_blank', rel: 'noopener noreferrer' } : { as: Anchor };
  return (
    <S.Link
      {...element}
      {...rest}
      href={href}
      data-tone={tone}
      data-icon={icon || iconEnd || external ? '' : undefined}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {external ? <bdi>{children}</bdi> : children}
      {external ? (
        <>
          <Icon name="external" size={16} />
          <NewTab />
        </>
      ) : null}
      {iconEnd ? <Icon name={iconEnd} size={18} /> : null}
    </S.Link>
  );
}
