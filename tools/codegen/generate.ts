// Types of the contract: packages/api-client/openapi.yaml → packages/api-client/src/schema.gen.ts.
// `node tools/codegen/generate.ts` writes the file, `--check` exits 1 when it is stale.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const contract = new URL('../../packages/api-client/openapi.yaml', import.meta.url);
const target = new URL('../../packages/api-client/src/schema.gen.ts', import.meta.url);

const ast = await openapiTS(contract, { alphabetize: false, defaultNonNullable: false });
const generated = `// Generated from openapi.yaml by tools/codegen/generate.ts. Do not edit.\n${astToString(ast)}`;

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== generated) {
    console.error('packages/api-client/src/schema.gen.ts is stale. Run: node tools/codegen/generate.ts');
    process.exit(1);
  }
  console.log('schema.gen.ts is up to date');
} else {
  await writeFile(target, generated);
  console.log('wrote packages/api-client/src/schema.gen.ts');
}
