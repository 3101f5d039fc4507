import { onFirstInteraction } from '../../app/hydration/on-first-interaction.tsx';

/** The feedback form at the end of a page: few visitors use it, so its code comes with the first interaction. */
export const Feedback = onFirstInteraction(async () => (await import('./FeedbackForm.tsx')).FeedbackForm);
