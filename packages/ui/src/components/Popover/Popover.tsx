import { useId, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { usePopover } from '../../foundations/popover/usePopover.ts';
import type { IconSource } from '../../icons/paths.ts';
import { Button, IconButton, type ButtonVariant } from '../Button/index.ts';
import * as S from './Popover.styles.ts';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** Label of the button. */
  label: string;
  /** Replaces the visible label; use a well-known icon. */
  icon?: IconSource;
  /** Heading of the popover and its accessible name. @default the label, not rendered */
  title?: ReactNode;
  /**
   * Side of the button. `start` and `end` follow the reading direction. Where the viewport has no space, the opposite
   * side.
   * @default 'below'
   */
  placement?: 'below' | 'above' | 'start' | 'end';
  /** Edge of the button that a popover below or above it is aligned to. @default 'start' */
  align?: 'start' | 'end';
  /** Variant of a button with a label. @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: 'sm' | 'md';
  /** Content; a function receives the command that closes the popover. */
  children: ReactNode | ((hide: () => void) => ReactNode);
}

/**
 * Button with content beside it that does not block the page: filters, a short form, details with links. The focus moves
 * into it (to `data-initial-focus`, else to the popover itself) and returns to the button; it closes on Escape, on a
 * press outside and when the focus leaves it. For a list of actions use `Menu`, for one sentence `Toggletip`, for a step
 * that must be completed `Dialog`.
 */
export function Popover({
  label,
  icon,
  title,
  placement = 'below',
  align = 'start',
  variant = 'secondary',
  size = 'md',
  children,
  ...rest
}: PopoverProps) {
  const titleId = useId();
  const { hide, trigger, popover } = usePopover<HTMLDivElement>((panel) => {
    (panel.querySelector<HTMLElement>('[data-initial-focus]') ?? panel).focus();
  });
  const button = { ...trigger, 'aria-haspopup': 'dialog' as const };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
    // `null`: the window lost the focus. The button toggles the popover itself.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
  };
  return (
    <S.Root {...rest} onBlur={onBlur}>
      {icon ? (
        <IconButton {...button} icon={icon} label={label} size={size} variant="outline" />
      ) : (
        <Button {...button} variant={variant} size={size} iconEnd="chevron-down">
          {label}
        </Button>
      )}
      <S.Panel
        {...popover}
        role="dialog"
        // A tab stop: what is longer than the popover scrolls by keys.
        tabIndex={0}
        aria-label={title ? undefined : label}
        aria-labelledby={title ? titleId : undefined}
        data-placement={placement}
        data-align={align}
      >
        {title ? <h2 id={titleId}>{title}</h2> : null}
        {typeof children === 'function' ? children(hide) : children}
      </S.Panel>
    </S.Root>
  );
}
