// Runs in the page of a story: controls that a pointer cannot reach.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';
import { operable } from './focus-order.ts';
import { pointsOf } from './points.ts';

/** Part of a control that is no more than its edge. */
const EDGE = 0.05;

/** What of a control responds to a press: itself, its labels, and the track of a slider. */
const partsOf = (control: HTMLElement): HTMLElement[] => [
  control,
  ...((control as Partial<HTMLInputElement>).labels ?? []),
  ...(control.matches('input[type="range"]') && control.parentElement ? [control.parentElement] : []),
];

/**
 * Controls of which something invisible covers every point, or that do not respond to a pointer: the link of a whole
 * card above the card's buttons, say. Scrolls the page, whose position `invariants` restores.
 */
export function unreachable(): string[] {
  const controls = operable().filter(isVisible);
  return controls.flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const parts = partsOf(control);
    const points = parts.flatMap((part) => pointsOf(part.getBoundingClientRect(), EDGE));
    const isReached = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && parts.some((part) => part.contains(hit));
    });
    return points.length === 0 || isReached ? [] : [`a press does not reach it: ${name(control)}`];
  });
}
