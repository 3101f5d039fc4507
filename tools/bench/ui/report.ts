import { cpus } from 'node:os';
import type { Built } from './build.ts';
import type { Measures } from './measure.ts';

interface Row {
  name: string;
  screen: string;
  measure: keyof Measures;
  /** Ours against plain, at most. */ limit?: number;
}

/** Rows of a screen after its first: every screen has the same limits for a change of direction and for the heap. */
const common = (screen: string): Row[] => [
  { name: `${screen.toUpperCase()} direction`, screen, measure: 'direction', limit: 1.2 },
  { name: `${screen.toUpperCase()} heap`, screen, measure: 'heap', limit: 1.5 },
];
/** Rows of a screen that is mounted at once. */
const mounted = (screen: string, limit: number, more: readonly Row[] = []): Row[] => [
  { name: `${screen.toUpperCase()} mount`, screen, measure: 'mount', limit },
  { name: `${screen.toUpperCase()} until painted`, screen, measure: 'mountPaint' },
  ...more,
  ...common(screen),
];
const rows: Row[] = [
  ...mounted('a', 1.45, [
    { name: 'A keystroke', screen: 'a', measure: 'keystroke', limit: 1.4 },
    { name: 'A keystroke with an error shown', screen: 'a', measure: 'keystrokeChecked' },
  ]),
  ...mounted('b', 1.3),
  ...mounted('c', 1.3),
  { name: 'D first open', screen: 'd', measure: 'open', limit: 1.5 },
  { name: 'D first open until painted', screen: 'd', measure: 'openPaint' },
  ...common('d'),
  ...mounted('e', 1.3),
  ...mounted('f', 1.6),
];
const bytes = { a: 60, b: 32, c: 32, d: 58, e: 32, f: 60 } as const;

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** The results as a page of Markdown: ratios to plain React, and the bytes over React. */
export function report(built: readonly Built[], results: Map<string, Measures>, rounds: number): string {
  const libraries = ['taawun', 'mui', 'mantine', 'base-ui'].filter((library) =>
    built.some((one) => one.library === library),
  );
  const value = (library: string, { screen, measure }: Row) => results.get(`${library}/${screen}`)?.[measure];
  const ratio = (library: string, row: Row) => {
    const [own, plain] = [value(library, row), value('plain', row)];
    return own === undefined || plain === undefined ? undefined : own / plain;
  };
  const table = rows
    .filter((row) => value('plain', row) !== undefined)
    .map((row) => {
      const own = ratio('taawun', row);
      const result =
        row.limit === undefined || own === undefined ? '' : own <= row.limit ? `≤ ${row.limit} ✓` : `≤ ${row.limit} ✗`;
      const plain = value('plain', row) ?? Number.NaN;
      return line([
        row.name,
        row.measure === 'heap' ? `${(plain / 1e6).toFixed(1)} MB` : `${plain.toFixed(2)} ms`,
        ...libraries.map((library) => ratio(library, row)?.toFixed(2) ?? '–'),
        result,
      ]);
    });
  const weights = (Object.keys(bytes) as (keyof typeof bytes)[]).map((screen) => {
    const of = (library: string) => built.find((one) => one.library === library && one.screen === screen)?.gzip;
    const own = of('taawun');
    return line([
      screen.toUpperCase(),
      ...['plain', ...libraries].map((library) => {
        const weight = of(library);
        return weight === undefined ? '–' : (weight / 1000).toFixed(1);
      }),
      own === undefined ? '' : `≤ ${bytes[screen]} ${own / 1000 <= bytes[screen] ? '✓' : '✗'}`,
    ]);
  });
  return `# The library beside its peers

\`npm run bench:ui\`, last run on ${new Date().toISOString().slice(0, 10)}: ${rounds} interleaved rounds, medians, ${cpus().length} cores, production builds, headless Chromium, Arabic from right to left,
each run in a page of its own. Times are the CPU time of the page's main thread (what other processes do meanwhile does not count); "until painted" is
the clock. Two runs of the same thing differ by up to 15 % in time and by nothing in bytes.

**A** a form of 30 fields with its error summary · **B** 200 news cards · **C** a table of 500 rows × 6 with a badge and an action · **D** a dialog with a form of 5
· **E** 200 cards of heading, badge, two texts and a button · **F** a form of 30: numbers, choices of three, and dates in both calendars.
**plain** is the limit: React with native elements and one CSS file. Ours holds Formik, yup and react-intl in A, D and F; the others keep each field in its own state.
@base-ui/react has no card (no B, no E) and no table and badge: its C is the plain table with its button. None of the others has a date field of two calendars:
their F shows it as a text field that reads no date, as plain does; ours reads and converts it.

## Times and heap, as multiples of plain
${line(['', 'plain', ...libraries, 'ours'])}
${line(Array.from({ length: libraries.length + 3 }, () => '---'))}
${table.join('\n')}

## Scripts and styles over React, kB gz
${line(['screen', 'plain', ...libraries, 'ours'])}
${line(Array.from({ length: libraries.length + 3 }, () => '---'))}
${weights.join('\n')}
`;
}
