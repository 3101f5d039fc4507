// jsdom and browsers of before 2024 lack parts of the top layer. There a dialog opens in place, and a popover's content
// stays where it is, so that a page with them does not fail.

/** Opens a dialog as a modal. */
export function showModal(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLDialogElement).open = true;
}

/** Closes a dialog. */
export function closeModal(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close();
  else (dialog as HTMLDialogElement).open = false;
}

/** Shows a popover; `source` is the control that it belongs to. */
export function showPopover(popover: HTMLElement | null, source?: HTMLElement): void {
  if (popover && 'showPopover' in popover) popover.showPopover(source ? { source } : undefined);
}

/** Hides a popover. */
export function hidePopover(popover: HTMLElement | null): void {
  if (popover && 'hidePopover' in popover) popover.hidePopover();
}
