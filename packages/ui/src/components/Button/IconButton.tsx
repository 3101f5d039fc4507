import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { classes } from '../../foundations/classes.ts';
import { devError } from '../../foundations/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Its name, for everyone who does not see the icon. */
  label: string;
  /** What a mouse that rests on it reads; `''` for nothing. @default the label */
  title?: string | undefined;
  /** Makes it a link. */
  href?: string;
  /** 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md';
  /** @default 'quiet' */
  variant?: 'quiet' | 'soft' | 'outline';
}

/** An action whose icon everybody knows: close, menu, show. Prefer a Button with text otherwise. */
export function IconButton({
  icon,
  label,
  href,
  size = 'md',
  variant = 'quiet',
  title = label,
  className,
  ...rest
}: IconButtonProps) {
  if (import.meta.env?.DEV) {
    devError(
      label.trim() === '',
      `IconButton "${icon}" has an empty label, so nobody who does not see the icon knows what it does. Say it in label, in the language of the page.`,
    );
    devError(
      href !== undefined && rest.disabled !== undefined,
      `IconButton "${label}" got href and disabled. A link cannot be switched off: leave out href while it leads nowhere, or leave out disabled.`,
    );
  }
  const look = {
    className: classes('ta-icon-button', className),
    'data-size': size,
    'data-variant': variant,
    'aria-label': label,
    title: title || undefined,
  };
  if (href !== undefined)
    return (
      <Anchor {...(rest as ComponentPropsWithRef<'a'>)} {...look} href={href}>
        <Icon name={icon} />
      </Anchor>
    );
  return (
    <button type="button" {...rest} {...look}>
      <Icon name={icon} />
    </button>
  );
}
