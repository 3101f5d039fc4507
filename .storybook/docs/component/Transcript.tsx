import { use } from 'react';
import { loaderOf } from './loaded.ts';
import { TEXTS, type DocsLanguage } from './texts.ts';

const load = loaderOf(
  import.meta.glob<string>('../../../visual/transcripts/**/*.txt', { query: '?raw', import: 'default' }),
);

/** Loads the transcript of the stories with this title, such as `Components/Menu`. */
export const transcriptOf = (title: string): Promise<string> | null =>
  load(`../../../visual/transcripts/${title.toLowerCase().replaceAll(' ', '-')}.txt`);

const OTHER = { ar: 'en |', en: 'ar |' } as const;

/** Lines of one language: role, name and state of each element, then the order of the Tab key. */
export function Transcript({ text, language }: { text: Promise<string>; language: DocsLanguage }) {
  const lines = use(text)
    .split('\n')
    .filter((line) => !line.startsWith('# ') && !line.startsWith(OTHER[language]))
    .map((line) => line.replace(/^(ar|en|==) \| ?/, ''));
  return (
    <details>
      <summary>{TEXTS[language].transcript}</summary>
      <pre dir="ltr" className="taawun-transcript">
        {lines.join('\n').trim()}
      </pre>
    </details>
  );
}
