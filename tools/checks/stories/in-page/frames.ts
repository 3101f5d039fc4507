// Runs in the page of a story.

export const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Frames within which what is placed by script (a popover) has followed a change of the window or the text. */
const FRAMES_TO_FOLLOW = 30;

/** Waits until the page has followed a change: no longer than needed for the condition to hold. */
export async function followed(isInPlace: () => boolean): Promise<void> {
  await frame();
  for (let waited = 0; !isInPlace() && waited < FRAMES_TO_FOLLOW; waited++) await frame();
}
