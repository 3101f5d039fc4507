// Runs in the page of a story: its animations, which the other checks do not see: they run under reduced motion.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';
import { withMedia } from './media.ts';
import { visibleTexts } from './texts.ts';

/** Longest duration of an animation or a transition, in ms. */
const MAX_DURATION = 500;

/** Pixels by which the place of a text may differ. */
const TOLERANCE = 2;

/** Elements whose animation shows progress or the remaining time. */
const SHOWS_TIME = '[role="progressbar"], [role="status"], [aria-busy="true"]';

const ALWAYS = '(width >= 0px)';
const NEVER = '(width < 0px)';

const withMotion = (condition: string): string =>
  condition
    .replaceAll('(prefers-reduced-motion: no-preference)', ALWAYS)
    .replaceAll('(prefers-reduced-motion: reduce)', NEVER);

/** Animations that end by themselves, and the time of their end in ms. Scroll-driven animations have none. */
const endingAnimations = (): { animation: Animation; element: Element; end: number }[] =>
  window.taawunGetAnimations.call(document).flatMap((animation) => {
    const { effect } = animation;
    const end = effect?.getComputedTiming().endTime;
    return effect instanceof KeyframeEffect && effect.target && typeof end === 'number' && Number.isFinite(end)
      ? [{ animation, element: effect.target, end }]
      : [];
  });

/** The longest transition of an element, in ms. */
const transitionOf = (element: Element): number => {
  const { transitionDuration, transitionProperty } = getComputedStyle(element);
  if (transitionProperty === 'none') return 0;
  return 1000 * Math.max(...transitionDuration.split(', ').map((duration) => Number.parseFloat(duration)));
};

interface Place {
  element: Element;
  left: number;
  top: number;
}

const placesOfTexts = (): Place[] =>
  visibleTexts(document.body).map(({ element }) => {
    const { left, top } = element.getBoundingClientRect();
    return { element, left, top };
  });

/** Texts that are not where they are under reduced motion, or are invisible. */
const displaced = (places: readonly Place[]): string[] =>
  places.flatMap(({ element, left, top }) => {
    if (!isVisible(element)) return [`is invisible where motion is not reduced: ${name(element)}`];
    const box = element.getBoundingClientRect();
    const by = Math.round(Math.max(Math.abs(box.left - left), Math.abs(box.top - top)));
    return by > TOLERANCE ? [`ends ${by} px beside its place where motion is not reduced: ${name(element)}`] : [];
  });

/** Motion that takes too long, and texts that are not, after all animations, where they are under reduced motion. */
export function inMotion(): string[] {
  const places = placesOfTexts();
  const restore = withMedia(withMotion);
  try {
    const animations = endingAnimations();
    const slow = [
      ...animations
        .filter(({ element, end }) => end > MAX_DURATION && !element.closest(SHOWS_TIME))
        .map(({ element, end }) => [element, end] as const),
      ...[...document.body.querySelectorAll('*')].map((element) => [element, transitionOf(element)] as const),
    ].filter(([, duration]) => duration > MAX_DURATION);
    for (const { animation, end } of animations) {
      if (/forwards|both/.test(animation.effect?.getTiming().fill ?? '')) {
        animation.pause();
        animation.currentTime = end;
      } else animation.cancel();
    }
    return [
      ...slow.map(([element, duration]) => `takes ${Math.round(duration)} ms to move: ${name(element)}`),
      ...new Set(displaced(places)),
    ];
  } finally {
    restore();
  }
}
