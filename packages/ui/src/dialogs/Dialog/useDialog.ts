import { useImperativeHandle, useLayoutEffect, useRef, type MouseEvent, type Ref, type SyntheticEvent } from 'react';
import { useModalHandler } from '../../foundations/TaawunProvider.tsx';

/** Why a dialog asks to be opened or closed. `command`: the browser opened it before the page's code ran. `back`: the browser's Back button. */
export type DialogReason = 'escape' | 'outside' | 'close' | 'submit' | 'link' | 'command' | 'back';
export type OnOpenChange = (open: boolean, details: { reason: DialogReason }) => void;

/** The page loses its scroll bar while a dialog is open; only a page that has one must keep its place (GlobalStyle). */
function keepWidth(): void {
  const root = document.documentElement;
  if (root.querySelector('dialog[open]')) return;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

/**
 * Binds a controlled `open` to the platform's modal dialog. Focus, its return, Escape and the inert page behind are the browser's.
 * `dismissible: false` keeps Escape and the outside from closing it: only for a step that must not be lost.
 */
export function useDialog(
  open: boolean,
  onOpenChange: OnOpenChange,
  dismissible: boolean,
  given?: Ref<HTMLDialogElement>,
) {
  const ref = useRef<HTMLDialogElement | null>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(given, () => ref.current, []);
  const mounted = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      keepWidth();
      dialog.showModal();
      // React writes no `autofocus`, which is what the browser would look for.
      dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    } else if (!open && dialog.open && mounted.current) dialog.close();
    else if (!open && dialog.open) onOpenChange(true, { reason: 'command' });
    mounted.current = true;
  }, [open, onOpenChange]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // A dialog that leaves the page while open would take the focus with it.
    return () => dialog?.close();
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    // What had the focus and leaves the dialog would leave it to the page behind.
    const watch = new MutationObserver((records) => {
      if (
        dialog.open &&
        document.activeElement === document.body &&
        records.some(({ removedNodes }) => removedNodes.length)
      )
        dialog.querySelector<HTMLElement>('button:enabled, a[href]')?.focus({ preventScroll: true });
    });
    watch.observe(dialog, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [open]);
  const onModalOpen = useModalHandler();
  const dismiss = useRef(() => {});
  useLayoutEffect(() => {
    dismiss.current = () => {
      if (dismissible) onOpenChange(false, { reason: 'back' });
    };
  });
  useLayoutEffect(() => (open ? onModalOpen?.(() => dismiss.current()) : undefined), [open, onModalOpen]);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissible) onOpenChange(false, { reason: 'escape' });
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget;
      // `dialog.open`: it was closed and opened again before the event arrived.
      if (event.target !== dialog || !open || dialog.open) return;
      // A second Escape closes a dialog that refused the first.
      if (!dismissible && dialog.returnValue === '') dialog.showModal();
      else onOpenChange(false, { reason: dialog.returnValue === '' ? 'escape' : 'submit' });
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The panel fills the dialog, so only the backdrop reports the dialog itself.
      if (event.target === event.currentTarget && dismissible) onOpenChange(false, { reason: 'outside' });
    },
  };
}
