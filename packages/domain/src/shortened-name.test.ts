import { expect, it } from 'vitest';
import { shortenedName } from './shortened-name.ts';

it.each([
  ['سارة بنت عبدالله القحطاني', 'سارة ب••• ع••• الق•••'],
  ['Sarah Abdullah Alqahtani', 'Sarah A••• A•••'],
  ['  Noura   ', 'Noura'],
  ['Ann 4th', 'Ann •••'],
  ['نورة مُحمد', 'نورة مُ•••'],
])('%s is shortened to %s', (name, shortened) => {
  expect(shortenedName(name)).toBe(shortened);
});
