// The static checks.
import { join } from 'node:path';
import { bin, check, node } from './run.ts';

interface SourceCheck {
  name: string;
  /** Arguments for Node. */
  args: readonly string[];
  /** Changed files that affect it. */
  concerns: RegExp;
  /** Arguments for a run on some files only, which are appended. Without it, the check always reads all files. */
  byFile?: { args: readonly string[] };
}

const CODE = /\.(ts|tsx|mts|mjs)$/;
const UI = /^packages\/ui\/src\//;
const BUILD_INFO = join('node_modules', '.cache', 'taawun', 'types.tsbuildinfo');
const oxlint = [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--quiet'];
const oxfmt = [bin('oxfmt', 'bin', 'oxfmt'), '--check', '--no-error-on-unmatched-pattern'];
const stylelint = [bin('stylelint', 'bin', 'stylelint.mjs')];

/** Longest first. */
const CHECKS: readonly SourceCheck[] = [
  {
    name: 'types',
    args: [bin('typescript', 'bin', 'tsc'), '-p', '.', '--incremental', '--tsBuildInfoFile', BUILD_INFO],
    concerns: /\.(ts|tsx|mts|json)$/,
  },
  { name: 'lint', args: oxlint, concerns: CODE, byFile: { args: oxlint } },
  // A catalog entry may serve a workspace that knip.json ignores.
  {
    name: 'unused files, exports and dependencies',
    args: [bin('knip', 'bin', 'knip.js'), '--exclude', 'catalog'],
    concerns: /\.(ts|tsx|mts|mjs|json)$/,
  },
  {
    name: 'allowed imports between packages',
    args: [
      bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'tools',
      '.storybook',
    ],
    concerns: CODE,
  },
  {
    name: 'no import cycles between folders',
    args: [
      bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.folders.cjs',
      'packages',
    ],
    concerns: /^packages\/[^/]+\/src\/|^\.dependency-cruiser/,
  },
  { name: 'no folder has more than 20 files', args: ['tools/checks/folders.ts'], concerns: CODE },
  {
    name: 'i18n and RTL lint',
    args: ['tools/checks/i18n/check.ts'],
    concerns: /^packages\/.*\.(ts|tsx|json|css)$|^\.storybook\//,
  },
  {
    name: 'language rules',
    args: ['tools/checks/language/check.ts'],
    concerns: /^(packages|\.storybook)\/|^tools\/checks\//,
  },
  {
    name: 'styles: lint and logical properties',
    args: [...stylelint, 'packages/*/src/**/*.{styles.ts,css}', 'packages/ui/src/foundations/**/*.ts'],
    concerns: /\.styles\.ts$|\.css$|^packages\/ui\/src\/foundations\/.*\.ts$/,
    byFile: { args: stylelint },
  },
  { name: 'exported names are documented', args: ['tools/checks/docs.ts'], concerns: CODE },
  { name: 'llms.txt and component files are up to date', args: ['tools/release/llms.ts', '--check'], concerns: UI },
  { name: 'inventory is up to date', args: ['tools/release/inventory/table.ts', '--check'], concerns: UI },
  {
    name: 'breaking changes of the API are recorded',
    args: ['tools/checks/breaking.ts'],
    concerns: /^docs\/api\/|^\.changeset\/|^packages\/ui\/changes\.json$/,
  },
  { name: 'commit subjects', args: ['tools/checks/commits.ts'], concerns: /^$/ },
  { name: 'format', args: oxfmt, concerns: CODE, byFile: { args: oxfmt } },
  {
    name: 'generated types match openapi.yaml',
    args: ['tools/dev/codegen/generate.ts', '--check'],
    concerns: /^packages\/(api-client|domain)\//,
  },
  { name: 'message catalogues', args: ['tools/checks/messages.ts'], concerns: /\/intl\/|\.(ts|tsx)$/ },
  { name: 'tokens.json matches the themes', args: ['tools/release/tokens.ts', '--check'], concerns: UI },
  {
    name: "names and texts use the field's terms",
    args: ['tools/checks/terms/check.ts'],
    concerns: /\.(?:ts|tsx|mjs|cjs|md|mdx)$/,
    byFile: { args: ['tools/checks/terms/check.ts'] },
  },
  {
    name: 'the README names the commands of the staff',
    args: ['tools/release/commands.ts', '--check'],
    concerns: /^packages\/api-server\/(src\/(commands|staff)\/|README)/,
  },
  {
    name: 'ASVS: each requirement once',
    args: ['tools/checks/asvs/asvs.ts'],
    concerns: /^docs\/asvs\.md$|\.test\.|\.journey\./,
  },
  { name: 'Markdown: tables, links, commands', args: ['tools/checks/markdown.ts'], concerns: /\.md$|^package\.json$/ },
];

/** Runs the checks that the changed files affect; without files, all of them. */
export async function checks(files?: readonly string[]): Promise<void> {
  const queue = CHECKS.flatMap(({ name, args, concerns, byFile }) => {
    const concerned = files?.filter((file) => concerns.test(file));
    if (concerned?.length === 0) return [];
    return [{ name, args: concerned && byFile ? [...byFile.args, ...concerned] : args }];
  });
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, args } = next;
      await check(name, () => node(args));
    }
  };
  await Promise.all([work(), work()]);
}
