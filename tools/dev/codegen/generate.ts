// Everything that is derived from packages/api-client/openapi.yaml:
//   schema.gen.ts      types (openapi-typescript)
//   operations.gen.ts  method, path, parameters and access of each operation
//   contract.gen.ts    the document itself, for validators that cannot read a file (mocks in a browser)
//   packages/domain/src/contract.gen.ts  enumerations, and the limits of what is sent
// `node tools/dev/codegen/generate.ts` writes the files, `--check` exits 1 when one is stale.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
}
interface Schema {
  $ref?: string;
  enum?: readonly string[];
  pattern?: string;
  properties?: Record<string, Schema>;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}
interface Operation {
  operationId: string;
  'x-auth': string;
  'x-confirmation'?: true;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface PathItem {
  parameters?: Parameter[];
  [method: string]: unknown;
}
interface Contract {
  paths: Record<string, PathItem>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const HEAD = '// Generated from openapi.yaml by tools/dev/codegen/generate.ts. Do not edit.\n';
const source = new URL('../../../packages/api-client/openapi.yaml', import.meta.url);
const packages = new URL('../../../packages/', import.meta.url);
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
      const has = (type: string) =>
        Object.values(operation.responses).some(({ content }) => content && type in content);
      const answer = has('application/pdf') ? 'pdf' : has('application/zip') ? 'zip' : 'json';
      const entry = {
        method,
        path,
        auth: operation['x-auth'],
        confirmation: operation['x-confirmation'] === true,
        params: names('path'),
        query: names('query'),
        body,
        answer,
        form: operation.requestBody !== undefined && 'multipart/form-data' in operation.requestBody.content,
      };
      return `  ${operation.operationId}: ${JSON.stringify(entry)},`;
    }),
  );
  return `${HEAD}/** Method, path, access (\`x-auth\`, \`x-confirmation\`), parameters, body, form of the answer and whether it takes form data, of each operation. */\nexport const operationTable = {\n${lines.join('\n')}\n} as const;\n`;
}

const nameOf = ({ $ref }: Schema): string => $ref?.split('/').at(-1) ?? '';
const resolved = (schema: Schema): Schema => contract.components.schemas[nameOf(schema)] ?? schema;
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'] as const;

/** How many digits a pattern such as `^\d{6,24}$` takes, as a limit. */
function digitsOf(pattern: string | undefined): string[] {
  const [, min, max = min] = /^\^\\d\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern ?? '') ?? [];
  return min === undefined ? [] : [`digits: [${min}, ${max}]`];
}

/** Enumerations, and the limits of each property of a request's body: what rules and forms need of the contract. */
function enumerationsAndLimits(): string {
  const { schemas } = contract.components;
  const enumerations = Object.entries(schemas).flatMap(([name, { enum: values }]) =>
    values ? `export type ${name} = ${values.map((value) => `'${value}'`).join(' | ')};` : [],
  );
  const bodies = Object.values(contract.paths).flatMap((item) =>
    METHODS.filter((method) => method in item).flatMap((method) =>
      Object.values((item[method] as Operation).requestBody?.content ?? {}).map(({ schema }) => nameOf(schema)),
    ),
  );
  const limits = [...new Set(bodies)].toSorted().flatMap((name) => {
    const properties = Object.entries(schemas[name]?.properties ?? {}).flatMap(([property, schema]) => {
      const own = resolved(schema);
      const found = LIMITS.flatMap((limit) => (own[limit] === undefined ? [] : `${limit}: ${own[limit]}`));
      const all = [...found, ...digitsOf(own.pattern)];
      return all.length ? `  ${property}: { ${all.join(', ')} },` : [];
    });
    return properties.length
      ? `/** Limits of \`${name}\`. Money is halalas, lengths are characters, digits [fewest, most]. */\nexport const ${lowerFirst(name)}Limits = {\n${properties.join('\n')}\n} as const;`
      : [];
  });
  return `${HEAD}${[...enumerations, ...limits].join('\n\n')}\n`;
}

/** Ajv takes the values of a discriminator from the `const` of each branch, and rejects a mapping. */
const withoutMapping = (key: string, value: unknown): unknown =>
  key === 'discriminator' ? { propertyName: (value as { propertyName: string }).propertyName } : value;

const files: Record<string, string> = {
  'api-client/src/schema.gen.ts': HEAD + astToString(await openapiTS(source)),
  'api-client/src/operations.gen.ts': operationTable(),
  'api-client/src/contract.gen.ts': `${HEAD}/** openapi.yaml as data. */\nexport const contract: Record<string, unknown> = ${JSON.stringify(contract, withoutMapping, 1)};\n`,
  'domain/src/contract.gen.ts': enumerationsAndLimits(),
};

let stale = false;
for (const [name, text] of Object.entries(files)) {
  const target = new URL(name, packages);
  if (!process.argv.includes('--check')) {
    await writeFile(target, text);
    console.log(`wrote packages/${name}`);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error(`packages/${name} is stale. Run: node tools/dev/codegen/generate.ts`);
    stale = true;
  }
}
process.exit(stale ? 1 : 0);
