import type { ReactElement } from 'react';

/** Returns the text in the story's language. */
export type Pick = (ar: string, en: string) => string;

/**
 * Renders a story with Arabic text in Arabic and English text in English: `render: bilingual((t, args) => <Button
 * {...args}>{t('تبرّع', 'Donate')}</Button>)`.
 * Imports no test runner, so stories may import it.
 */
export const bilingual =
  <Args>(render: (t: Pick, args: Args) => ReactElement) =>
  (args: Args, { globals }: { globals: Record<string, unknown> }): ReactElement =>
    render((ar, en) => (globals['locale'] === 'en' ? en : ar), args);
