// Everything that is derived from packages/api-client/openapi.yaml:
//   schema.gen.ts      types (openapi-typescript)
//   operations.gen.ts  method, path, parameters and access of each operation
//   contract.gen.ts    the document itself, for validators that cannot read a file (mocks in a browser)
// `node tools/codegen/generate.ts` writes the files, `--check` exits 1 when one is stale.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
}
interface Operation {
  operationId: string;
  'x-auth': string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface PathItem {
  parameters?: Parameter[];
  [method: string]: unknown;
}
interface Contract {
  paths: Record<string, PathItem>;
  components: { parameters: Record<string, Parameter> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const HEAD = '// Generated from openapi.yaml by tools/codegen/generate.ts. Do not edit.\n';
const source = new URL('../../packages/api-client/openapi.yaml', import.meta.url);
const folder = new URL('../../packages/api-client/src/', import.meta.url);
const contract = parse(await readFile(source, 'utf8')) as Contract;

/** One line per operation: what a caller, a router and a mock have to know of it. */
function operationTable(): string {
  const lines = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const operation = item[method] as Operation;
      const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        parameter.$ref ? contract.components.parameters[parameter.$ref.split('/').at(-1) ?? '']! : parameter,
      );
      const names = (place: string) => all.filter((parameter) => parameter.in === place).map(({ name }) => name);
      const body = operation.requestBody
        ? operation.requestBody.required === false
          ? 'optional'
          : 'required'
        : 'none';
      const answer = Object.values(operation.responses).some(({ content }) => content && 'application/pdf' in content)
        ? 'pdf'
        : 'json';
      const entry = {
        method,
        path,
        auth: operation['x-auth'],
        params: names('path'),
        query: names('query'),
        body,
        answer,
        form: operation.requestBody !== undefined && 'multipart/form-data' in operation.requestBody.content,
      };
      return `  ${operation.operationId}: ${JSON.stringify(entry)},`;
    }),
  );
  return `${HEAD}/** Method, path, access (\`x-auth\`), parameters, body, form of the answer and whether it takes form data, of each operation. */\nexport const operationTable = {\n${lines.join('\n')}\n} as const;\n`;
}

const files: Record<string, string> = {
  'schema.gen.ts': HEAD + astToString(await openapiTS(source)),
  'operations.gen.ts': operationTable(),
  'contract.gen.ts': `${HEAD}/** openapi.yaml as data. */\nexport const contract: Record<string, unknown> = ${JSON.stringify(contract, null, 1)};\n`,
};

let stale = false;
for (const [name, text] of Object.entries(files)) {
  const target = new URL(name, folder);
  if (!process.argv.includes('--check')) {
    await writeFile(target, text);
    console.log(`wrote packages/api-client/src/${name}`);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error(`packages/api-client/src/${name} is stale. Run: node tools/codegen/generate.ts`);
    stale = true;
  }
}
process.exit(stale ? 1 : 0);
