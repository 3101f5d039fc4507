import type { ReactElement } from 'react';

/** Gives the text of the story's language. */
export type Pick = (ar: string, en: string) => string;

/**
 * A story that is truly Arabic in Arabic and English in English: `render: bilingual((t, args) => <Button {...args}>{t('تبرّع', 'Donate')}</Button>)`.
 * Knows nothing of any test runner, so it may be imported by stories.
 */
export const bilingual =
  <Args>(render: (t: Pick, args: Args) => ReactElement) =>
  (args: Args, { globals }: { globals: Record<string, unknown> }): ReactElement =>
    render((ar, en) => (globals['locale'] === 'en' ? en : ar), args);
