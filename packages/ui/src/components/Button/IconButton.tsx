import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { classes } from '../../foundations/attributes/classes.ts';
import { devError } from '../../foundations/dev-error/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconSource;
  /** Accessible name. */
  label: string;
  /** Tooltip text on hover; `''` for none. @default the label */
  title?: string | undefined;
  /** Renders a link instead of a button. */
  href?: string;
  /** Size: 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md';
  /** @default 'quiet' */
  variant?: 'quiet' | 'soft' | 'outline';
  /** Shows a spinner in place of the icon, ignores presses and sets the busy state for assistive technology. */
  loading?: boolean;
}

/** A busy button submits nothing, and stays focusable. */
const ignore = (event: MouseEvent): void => event.preventDefault();

/** Action with a well-known icon: close, menu, show. For other actions use a `Button` with text. */
export function IconButton({
  icon,
  label,
  href,
  size = 'md',
  variant = 'quiet',
  title = label,
  loading = false,
  className,
  ...rest
}: IconButtonProps) {
  if (import.meta.env?.DEV) {
    devError(
      label.trim() === '',
      `IconButton "${typeof icon === 'string' ? icon : icon.d}" has an empty label, so nobody who does not see the icon knows what it does. Say it in label, in the language of the page.`,
    );
    devError(
      href !== undefined && rest.disabled !== undefined,
      `IconButton "${label}" got href and disabled. A link cannot be switched off: leave out href while it leads nowhere, or leave out disabled.`,
    );
  }
  const attributes = {
    className: classes('ta-icon-button', className),
    'data-size': size,
    'data-variant': variant,
    'aria-label': label,
    title: title || undefined,
  };
  if (href !== undefined)
    return (
      <Anchor {...(rest as ComponentPropsWithRef<'a'>)} {...attributes} href={href}>
        <Icon name={icon} />
      </Anchor>
    );
  return (
    <button
      type="button"
      {...rest}
      {...(loading ? { onClick: ignore } : {})}
      {...attributes}
      aria-busy={loading || rest['aria-busy']}
    >
      {loading ? <span className="ta-spinner" aria-hidden="true" /> : <Icon name={icon} />}
    </button>
  );
}
