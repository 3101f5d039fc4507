import { useState, type ComponentPropsWithRef, type FocusEvent, type MouseEvent } from 'react';
import { copyText } from '../../foundations/dom/clipboard.ts';
import { useMessages } from '../../intl/messageIds.ts';
import { Button, IconButton } from '../Button/index.ts';
import { VisuallyHidden } from '../Link/index.ts';

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value' | 'type'> {
  /** Text to copy. */
  value: string;
  /** Accessible name: what is copied, such as "Copy the order number". @default "Copy" */
  label?: string;
  /** Renders the icon alone; give a `label` then. @default false */
  iconOnly?: boolean;
  /** @default 'sm' */
  size?: 'sm' | 'md';
  /** Called after a press: whether the text was copied. */
  onCopied?: (copied: boolean) => void;
}

/**
 * Copies a text and says so, in the same place and to assistive technology, until the focus leaves it. Where the browser
 * denies access to the clipboard it uses the older copy command; when that fails too, it says that it could not copy.
 */
export function CopyButton({
  value,
  label,
  iconOnly = false,
  size = 'sm',
  onCopied,
  onClick,
  onBlur,
  ...rest
}: CopyButtonProps) {
  const text = useMessages('ui.copy');
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  const copy = async (): Promise<void> => {
    const copied = await copyText(value);
    setState(copied ? 'copied' : 'failed');
    onCopied?.(copied);
  };
  const handlers = {
    onClick: (event: MouseEvent<HTMLButtonElement>): void => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy();
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>): void => {
      onBlur?.(event);
      setState(null);
    },
  };
  const icon = state === 'copied' ? 'check' : state === 'failed' ? 'cross' : 'copy';
  const shown = text(state ?? 'copy');
  return (
    <>
      {iconOnly ? (
        <IconButton
          {...rest}
          {...handlers}
          icon={icon}
          size={size}
          variant="outline"
          label={state ? shown : (label ?? shown)}
        />
      ) : (
        <Button
          {...rest}
          {...handlers}
          icon={icon}
          size={size}
          variant="secondary"
          aria-label={state ? undefined : label}
        >
          {shown}
        </Button>
      )}
      <VisuallyHidden role="status">{state ? shown : null}</VisuallyHidden>
    </>
  );
}
