import { use } from 'react';
import { TEXTS, type DocsLanguage } from './texts.ts';

/** Committed transcripts by path. */
const files = import.meta.glob<string>('../../../visual/transcripts/**/*.txt', { query: '?raw', import: 'default' });
const loading = new Map<string, Promise<string>>();

/** Loads the transcript of the stories with this title, such as `Components/Menu`. */
export function transcriptOf(title: string): Promise<string> | null {
  const path = `../../../visual/transcripts/${title.toLowerCase().replaceAll(' ', '-')}.txt`;
  const load = files[path];
  if (!load) return null;
  const known = loading.get(path) ?? load();
  loading.set(path, known);
  return known;
}

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
