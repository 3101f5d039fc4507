import { useId, useRef, useState, type RefObject, type ToggleEvent } from 'react';
import { hidePopover } from './topLayer.ts';

/**
 * Binds a button to a native popover that it opens and closes. The browser handles the top layer, Escape and the press
 * outside, also before hydration. Spread `trigger` on the button and `popover` on the element that it opens.
 * @param onOpen Called after the popover has opened, to move the focus.
 */
export function usePopover<E extends HTMLElement>(
  onOpen?: (popover: E) => void,
): {
  open: boolean;
  hide: () => void;
  trigger: { popoverTarget: string; 'aria-expanded': boolean; 'aria-controls': string };
  popover: { ref: RefObject<E | null>; id: string; popover: 'auto'; onToggle: (event: ToggleEvent<E>) => void };
} {
  const id = useId();
  const ref = useRef<E>(null);
  const [open, setOpen] = useState(false);
  const onToggle = ({ newState, target, currentTarget }: ToggleEvent<E>): void => {
    // React passes the event of a popover inside of this one on.
    if (target !== currentTarget) return;
    setOpen(newState === 'open');
    if (newState === 'open') onOpen?.(currentTarget);
    // Some browsers do not focus a pressed button, so the popover cannot restore the focus to it.
    else if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
  };
  return {
    open,
    hide: () => hidePopover(ref.current),
    trigger: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    popover: { ref, id, popover: 'auto', onToggle },
  };
}
