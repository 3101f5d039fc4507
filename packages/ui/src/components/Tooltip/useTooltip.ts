import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

/** Before it comes, so that a pointer passing by raises nothing; and before it goes, so that the pointer reaches it (ms). */
const delay = { show: 400, hide: 150 };

/** When a tooltip is there: hover of a mouse or pen, focus by the keyboard; until the pointer leaves both, the focus goes, or Escape. */
export function useTooltip(root: RefObject<HTMLElement | null>, bubble: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  const turn = (next: boolean, ms = 0): void => {
    window.clearTimeout(timer.current);
    if (ms === 0) setOpen(next);
    else timer.current = window.setTimeout(() => setOpen(next), ms);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open || !root.current) return;
    const shown = bubble.current;
    shown?.showPopover({ source: root.current });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Only the tooltip goes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      window.clearTimeout(timer.current);
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      shown?.hidePopover();
    };
  }, [open, root, bubble]);
  return {
    show: () => turn(true),
    hide: () => turn(false),
    on: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') turn(true, open ? 0 : delay.show);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && !root.current?.querySelector(':focus-visible')) turn(false, delay.hide);
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) turn(true);
      },
      onBlur: () => turn(false),
    },
  };
}
