// `node tools/release/inventory/table.ts`: writes docs/inventory.md, the components of the library beside those of other
// design systems. Each name is checked against what its package exports. With --check, fails when the page is outdated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import index from '../../../packages/ui/components/index.json' with { type: 'json' };
import { root } from '../../dev/builds.ts';
import { ANCHORS, type Anchor, type AnchorNames } from './anchors.ts';
import names from './names.json' with { type: 'json' };
import { ROWS } from './rows.ts';

const anchors = Object.keys(ANCHORS) as Anchor[];
const known: Record<Anchor, AnchorNames> = names;
const own = new Set(index.map(({ name }) => name));

const unknown = ROWS.flatMap(({ what, ours, theirs }) => [
  ...(ours === null && Object.keys(theirs).length === 0 ? [`${what}: nothing has it`] : []),
  ...(ours === null || own.has(ours) ? [] : [`${what}: @taawun/ui exports no ${ours}`]),
  ...anchors.flatMap((anchor) => {
    const name = theirs[anchor];
    return name === undefined || known[anchor].names.includes(name) ? [] : [`${what}: ${anchor} exports no ${name}`];
  }),
]);
if (unknown.length > 0) {
  console.error(unknown.join('\n'));
  process.exit(1);
}

const counts = anchors.map((anchor) => ROWS.filter(({ theirs }) => theirs[anchor] !== undefined).length);
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (name: string | null | undefined): string => (name ? `\`${name}\`` : '–');
const text = [
  '# Components beside other design systems',
  '',
  'Written by `node tools/release/inventory/table.ts`, which checks each name against what its package exports. A row is a component or pattern that at least one of the seven has as a component of its own; a dash means that a package has none of that kind. The comparison is of names: it says nothing about quality.',
  '',
  ...anchors.map(
    (anchor) =>
      `- ${anchor}: ${Object.entries(known[anchor].versions)
        .map(([name, version]) => `\`${name}\` ${version}`)
        .join(', ')}`,
  ),
  '',
  line(['', '**@taawun/ui**', ...anchors]),
  line(['---', '---', ...anchors.map(() => '---')]),
  line([
    '**of ' + ROWS.length + '**',
    `**${ROWS.filter(({ ours }) => ours !== null).length}**`,
    ...counts.map((count) => `**${count}**`),
  ]),
  ...ROWS.map(({ what, ours, theirs }) => line([what, code(ours), ...anchors.map((anchor) => code(theirs[anchor]))])),
  '',
].join('\n');

const file = join(root, 'docs/inventory.md');
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
if (!isCurrent && process.argv.includes('--check')) {
  console.error('docs/inventory.md is out of date. Run `node tools/release/inventory/table.ts`.');
  process.exit(1);
}
if (!isCurrent) writeFileSync(file, text);
console.log(`${ROWS.length} rows, ${ROWS.filter(({ ours }) => ours !== null).length} of them in @taawun/ui.`);
