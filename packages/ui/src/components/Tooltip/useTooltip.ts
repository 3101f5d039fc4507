import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { hidePopover, showPopover } from '../../foundations/popover/topLayer.ts';

/** Delays in ms: `show` ignores a pointer that passes by, `hide` lets the pointer reach the tooltip. */
const delay = { show: 400, hide: 150 };

/**
 * Opens a tooltip on hover with a mouse or pen and on keyboard focus. Closes it when the pointer leaves control and
 * tooltip, on blur and on Escape.
 */
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
    showPopover(shown, root.current);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Escape closes the tooltip only, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      window.clearTimeout(timer.current);
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      hidePopover(shown);
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
