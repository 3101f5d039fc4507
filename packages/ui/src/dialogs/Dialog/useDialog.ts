import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { useModalHandler } from '../../foundations/TaawunProvider.tsx';
import { closeModal, showModal } from '../../foundations/popover/topLayer.ts';

/**
 * Reason of an open or close request. `command`: the browser opened the dialog before hydration. `back`: the browser's
 * back button.
 */
export type DialogReason = 'escape' | 'outside' | 'close' | 'submit' | 'link' | 'command' | 'back';
export type OnOpenChange = (open: boolean, details: { reason: DialogReason }) => void;

/**
 * Marks pages with a scroll bar before a dialog opens, so that GlobalStyle reserves its width and the layout does not
 * shift.
 */
function keepWidth(): void {
  const root = document.documentElement;
  if (root.querySelector('dialog[open]')) return;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

/**
 * Binds a controlled `open` to a native modal dialog. The browser manages focus, focus return, Escape and the inert
 * background. `dismissible: false` prevents closing by Escape and outside click, for a step that must not be lost.
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
  const pressedInside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      keepWidth();
      showModal(dialog);
      // React does not render `autofocus`, which the browser would use for the initial focus.
      dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    } else if (!open && dialog.open && mounted.current) closeModal(dialog);
    else if (!open && dialog.open) onOpenChange(true, { reason: 'command' });
    mounted.current = true;
  }, [open, onOpenChange]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Closing on unmount returns the focus to the previous element.
    return () => {
      if (dialog) closeModal(dialog);
    };
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    // When the focused element is removed, the focus would move to the page behind the dialog.
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
      // `dialog.open`: reopened before the close event arrived.
      if (event.target !== dialog || !open || dialog.open) return;
      // The browser closes the dialog on a second Escape although the first was cancelled.
      if (!dismissible && dialog.returnValue === '') showModal(dialog);
      else onOpenChange(false, { reason: dialog.returnValue === '' ? 'escape' : 'submit' });
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedInside.current = event.target !== event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The panel covers the dialog, so the dialog is the target only for clicks on the backdrop, and for those that end
      // there: a text was selected up to its edge and beyond.
      const isOutside = event.target === event.currentTarget && !pressedInside.current;
      pressedInside.current = false;
      if (isOutside && dismissible) onOpenChange(false, { reason: 'outside' });
    },
  };
}
