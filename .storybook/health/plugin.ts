import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:health';

/** Component of the health page: what the repository shows about it when Storybook is built. */
export interface HealthRow {
  name: string;
  import: string;
  title: string | null;
  props: number;
  hasGuide: boolean;
  stories: number;
  states: string[];
  screenshots: number;
  appearances: string[];
  transcript: number;
  contract: boolean;
  uses: number;
  /** Size alone in kB gzip, without React; `null` where it was not weighed (docs/bench/component-sizes.json). */
  kB: number | null;
  /** Whether a change of it waits for the next release (.changeset). */
  isChanging: boolean;
}

const SIZES = join(import.meta.dirname, '..', '..', 'docs', 'bench', 'component-sizes.json');

function sizes(): Record<string, number> {
  return existsSync(SIZES) ? (JSON.parse(readFileSync(SIZES, 'utf8')) as { kB: Record<string, number> }).kB : {};
}

async function rows(): Promise<HealthRow[]> {
  const [{ componentRecords }, { evidenceOf }] = await Promise.all([
    import('../../tools/release/components/records.ts'),
    import('../../tools/release/components/evidence.ts'),
  ]);
  const records = await componentRecords();
  const kB = sizes();
  return records.map((record) => ({
    name: record.name,
    import: record.import,
    title: record.stories?.title ?? null,
    props: record.props.length,
    hasGuide: record.guide !== null,
    kB: kB[record.name] ?? null,
    ...evidenceOf(record.name, record.source, record.stories),
  }));
}

/** Provides `virtual:health`: the rows of the health page, collected once a build. */
export const health = (): Plugin => ({
  name: 'taawun-health',
  resolveId: (source) => (source === ID ? `\0${ID}` : null),
  load: {
    filter: { id: new RegExp(`^\0${ID}$`) },
    handler: async () => `export const rows = ${JSON.stringify(await rows())};`,
  },
});
