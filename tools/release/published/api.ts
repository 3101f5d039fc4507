// `npm run api`: writes docs/api/*.api.md, the public API of every entry, so that a diff shows API changes. With --check,
// fails when a report is out of date. Requires built packages (tools/release/published/run.ts builds them).
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../../dev/builds.ts';
import { entries, type Entry } from './entries.ts';

const check = process.argv.includes('--check');
const reportFolder = join(root, 'docs', 'api');
const reportTempFolder = join(root, 'node_modules', '.cache', 'taawun', 'api');
mkdirSync(reportFolder, { recursive: true });
mkdirSync(reportTempFolder, { recursive: true });

/** Whether the report of an entry says what the entry is. */
function report({ name, packageFolder, types }: Entry): boolean {
  if (!existsSync(types)) throw new Error(`${types} is not there: build the package first (npm run build).`);
  const none = { default: { logLevel: ExtractorLogLevel.None } };
  const { apiReportChanged, errorCount } = Extractor.invoke(
    ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(packageFolder, 'package.json'),
      configObject: {
        projectFolder: packageFolder,
        mainEntryPointFilePath: types,
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'ES2022',
              module: 'esnext',
              moduleResolution: 'bundler',
              jsx: 'react-jsx',
              strict: true,
              skipLibCheck: true,
              resolveJsonModule: true,
              lib: ['ES2022', 'DOM', 'DOM.Iterable'],
              types: [],
            },
            files: [types],
          },
        },
        apiReport: { enabled: true, reportFolder, reportTempFolder, reportFileName: `${name}.api.md` },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: { extractorMessageReporting: none, tsdocMessageReporting: none, compilerMessageReporting: none },
      },
    }),
    {
      localBuild: !check,
      messageCallback: (message) => {
        message.handled = true;
      },
    },
  );
  return errorCount === 0 && !apiReportChanged;
}

const changed = entries.filter((entry) => !report(entry)).map(({ name }) => `docs/api/${name}.api.md`);
if (check && changed.length > 0) {
  console.error(
    `The public API is not what its report says: ${changed.join(', ')}. Run \`npm run api\`, look at the difference, and add a changeset (npx changeset).`,
  );
  process.exit(1);
}
console.log(
  changed.length > 0 ? `Written: ${changed.join(', ')}` : `${entries.length} entries are what their reports say.`,
);
