import { useCallback, useContext, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { showPopover } from '../../../foundations/topLayer.ts';
import * as S from './Combobox.styles.ts';

// Shared by Combobox and MultiSelect. i18n-ignore: covered by their stories.

/**
 * Moves the list into the top layer, because the dialog would clip it; React Aria still opens, positions and closes it.
 */
function raise(list: HTMLElement | null): void {
  if (!list?.closest('dialog')) return;
  list.popover = 'manual';
  showPopover(list);
}

/** Returns whether the key event comes from a combobox whose list is open. */
export const isListOpen = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/** Keeps the surrounding dialog open when Escape closes the open list. */
export function keepDialog(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape' && isListOpen(event)) event.preventDefault();
}

/**
 * Finds the dialog that contains an element. A modal dialog makes outside content inert and clips its own content, so
 * the list is portalled into the dialog and raised to the top layer.
 * @returns the dialog or `null`, and the ref of the element.
 */
export function useSurroundingDialog(): readonly [HTMLElement | null, (node: HTMLElement | null) => void] {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const find = useCallback((node: HTMLElement | null) => setDialog(node?.closest('dialog') ?? null), []);
  return [dialog, find];
}

export interface ListPopoverProps extends ComponentPropsWithRef<typeof S.Popover> {
  /** Dialog that contains the field, from `useSurroundingDialog`. */
  dialog: HTMLElement | null;
}

/**
 * List popover that stays open while the page scrolls. By default React Aria closes it and discards the typed text, and
 * a phone's on-screen keyboard scrolls the page.
 */
export function ListPopover({ dialog, ...props }: ListPopoverProps) {
  const state = useContext(ComboBoxStateContext);
  const close = (open: boolean) => {
    if (!open && globalThis.event?.type !== 'scroll') state?.close();
  };
  return (
    <S.Popover
      data-part="popover"
      ref={raise}
      offset={6}
      containerPadding={0}
      {...(dialog ? { UNSTABLE_portalContainer: dialog } : {})}
      {...props}
      isOpen={state?.isOpen ?? false}
      onOpenChange={close}
    />
  );
}
