import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Anchor } from '../../foundations/Anchor.tsx';
import { classes } from '../../foundations/attributes/classes.ts';
import { devError } from '../../foundations/dev-error/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';
import { NewTab } from '../Link/NewTab.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'giving' | 'share' | 'ghost' | 'quiet' | 'danger';

interface ButtonOwnProps {
  /**
   * `primary` for the main action, `giving` for donations only, `share` for shares only, `danger` for destructive
   * actions.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /** Height: 40, 48 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. */
  block?: boolean;
  icon?: IconSource;
  /** Icon after the text, such as a forward arrow. */
  iconEnd?: IconSource;
  /** Shows a spinner, keeps the width, ignores presses and sets the busy state for assistive technology. */
  loading?: boolean;
  children: ReactNode;
}

type NativeButton = Omit<ComponentPropsWithRef<'button'>, 'children'> & { href?: undefined };
type NativeLink = Omit<ComponentPropsWithRef<'a'>, 'children'> & { href: string };

export type ButtonProps = ButtonOwnProps & (NativeButton | NativeLink);

/**
 * Button for an action; with `href`, a link with the appearance of a button, which announces a new tab. `type` defaults
 * to `button`. With `aria-disabled` it ignores presses like a disabled one and keeps the focus: for the time of a
 * request that the button itself has started.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  icon,
  iconEnd,
  loading = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const attributes = {
    className: classes('ta-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
    'data-loading': loading || undefined,
  };
  const small = size === 'sm' ? 18 : 20;
  const content = (
    <>
      {icon ? <Icon name={icon} size={small} /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} size={small} /> : null}
      {loading ? <Spinner /> : null}
    </>
  );
  if (isLink(rest)) {
    if (import.meta.env?.DEV)
      devError(
        loading || rest.type !== undefined || 'disabled' in rest,
        `Button got href="${rest.href}" together with type, disabled or loading. A link goes somewhere at once: it submits nothing and cannot be switched off. Leave out href and act in onClick, or leave out the others.`,
      );
    return (
      <Anchor {...rest} {...attributes}>
        {content}
        {rest.target === '_blank' ? <NewTab /> : null}
      </Anchor>
    );
  }
  const { onClick, type = 'button', ...native } = rest as NativeButton;
  const isInactive = loading || native['aria-disabled'] === true || native['aria-disabled'] === 'true';
  // It stays focusable, so that the focus is not lost during the request.
  const guarded = isInactive ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick;
  // oxlint-disable-next-line react/button-has-type -- it has one, which the caller may change
  return (
    <button
      {...native}
      type={type}
      {...(guarded ? { onClick: guarded } : {})}
      {...attributes}
      aria-disabled={loading || native['aria-disabled']}
      aria-busy={loading || undefined}
    >
      {content}
    </button>
  );
}

function Spinner() {
  return (
    <span className="ta-spinner" role="status" aria-label={useIntl().formatMessage({ id: 'ui.button.loading' })} />
  );
}

const isLink = (props: NativeButton | NativeLink): props is NativeLink => props.href !== undefined;
