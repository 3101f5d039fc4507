import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Anchor } from '../../foundations/Anchor.tsx';
import { classes } from '../../foundations/classes.ts';
import { devError } from '../../foundations/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'giving' | 'share' | 'ghost' | 'quiet' | 'danger';

interface Look {
  /** primary acts, giving is for donating only, share for shares only, danger destroys. @default 'primary' */
  variant?: ButtonVariant;
  /** 40, 48 or 56 px high. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Full width of its container. */
  block?: boolean;
  icon?: IconName;
  /** After the text: an arrow for "forward". */
  iconEnd?: IconName;
  /** Keeps its width, shows a spinner, ignores presses, says that it is busy. */
  loading?: boolean;
  children: ReactNode;
}

type NativeButton = Omit<ComponentPropsWithRef<'button'>, 'children'> & { href?: undefined };
type NativeLink = Omit<ComponentPropsWithRef<'a'>, 'children'> & { href: string };

export type ButtonProps = Look & (NativeButton | NativeLink);

/** An action, or with `href` a link that looks like one. `type` is `button` unless given. */
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
  const look = {
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
      <Anchor {...rest} {...look}>
        {content}
      </Anchor>
    );
  }
  const { onClick, type = 'button', ...native } = rest as NativeButton;
  // A loading button stays focusable, so that the focus is not lost while the answer comes.
  const guarded = loading ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick;
  // oxlint-disable-next-line react/button-has-type -- it has one, which the caller may change
  return (
    <button
      {...native}
      type={type}
      {...(guarded ? { onClick: guarded } : {})}
      {...look}
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
