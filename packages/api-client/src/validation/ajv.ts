import { isEmail, parseMobile, parseUsername } from '@taawun/domain';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { contract } from '../contract.gen.ts';
import { operationTable } from '../operations.gen.ts';
import type { OperationId } from '../types.ts';

type Json = Record<string, unknown>;
// ajv-formats is CommonJS: its default export is the function under some loaders and a namespace under others.
const addFormats = ((ajvFormats as unknown as { default?: unknown }).default ?? ajvFormats) as (ajv: Ajv2020) => void;

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes,
    useDefaults: coerceTypes,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
  });
  addFormats(ajv);
  // The same rule as in forms.
  ajv.addFormat('email', isEmail);
  ajv.addFormat('saudi-mobile', (text) => parseMobile(text) !== null);
  ajv.addFormat('phone-or-email', (text) => parseUsername(text) !== null);
  ajv.addVocabulary(['example', 'components', 'paths']);
  // As a bag of schemas: the document's own top level is no schema.
  ajv.addSchema(
    {
      $id: 'contract',
      $defs: {},
      components: (contract as { components: Json }).components,
      paths: (contract as { paths: Json }).paths,
    },
    'contract',
  );
  return ajv;
}

/** Bodies are taken as they are, parameters are text and read as what the contract says. */
const strict = createAjv(false);
const coercing = createAjv(true);

const escape = (step: string) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
const pointer = (...steps: string[]) => `contract#/${steps.map(escape).join('/')}`;
const at = (node: unknown, ...steps: string[]): unknown =>
  steps.reduce<unknown>((inner, step) => (inner as Json | undefined)?.[step], node);

function compile(ajv: Ajv2020, ref: string): ValidateFunction {
  const validate = ajv.getSchema(ref);
  if (!validate) throw new Error(`openapi.yaml has no schema at ${ref}`);
  return validate as ValidateFunction;
}

const operationAt = (id: OperationId) =>
  at(contract, 'paths', operationTable[id].path, operationTable[id].method) as Json;
const JSON_TYPE = 'application/json';

const cache = new Map<string, ValidateFunction | null>();
function cached(key: string, make: () => ValidateFunction | null): ValidateFunction | null {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** Checks the body of a request; null when the operation takes none. */
export const bodyValidator = (id: OperationId) =>
  cached(`${id} body`, () => {
    const { path, method, body } = operationTable[id];
    return body === 'none'
      ? null
      : compile(strict, pointer('paths', path, method, 'requestBody', 'content', JSON_TYPE, 'schema'));
  });

/** Checks an answer; null when the contract does not know the status for this operation. */
export const responseValidator = (id: OperationId, status: number) =>
  cached(`${id} ${status}`, () => {
    const { path, method } = operationTable[id];
    const response = at(operationAt(id), 'responses', String(status)) as { $ref?: string; content?: Json } | undefined;
    if (!response) return null;
    const steps = response.$ref
      ? response.$ref.slice(2).split('/')
      : ['paths', path, method, 'responses', String(status)];
    const [type = JSON_TYPE] = Object.keys(response.content ?? {});
    return compile(strict, pointer(...steps, 'content', type, 'schema'));
  });

/** Checks one schema of `components.schemas`. */
export const schemaValidator = (name: string) =>
  cached(name, () => compile(strict, pointer('components', 'schemas', name))) as ValidateFunction;

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
}

/** Checks and reads path, query and header parameters (headers in lower case; the two that every call has are read leniently). */
export const parameterValidator = (id: OperationId, place: 'path' | 'query' | 'header') =>
  cached(`${id} ${place}`, () => {
    const item = at(contract, 'paths', operationTable[id].path) as { parameters?: Parameter[] };
    const own = operationAt(id) as { parameters?: Parameter[] };
    const all = [...(item.parameters ?? []), ...(own.parameters ?? [])].map((parameter) =>
      parameter.$ref ? (at(contract, ...parameter.$ref.slice(2).split('/')) as Parameter) : parameter,
    );
    const wanted = all.filter(
      (parameter) => parameter.in === place && parameter.name !== 'X-locale' && parameter.name !== 'Timezone',
    );
    if (wanted.length === 0) return null;
    return coercing.compile({
      type: 'object',
      required: wanted.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(
        wanted.map(({ name, schema }) => [
          name,
          typeof schema['$ref'] === 'string' ? { $ref: `contract${schema['$ref']}` } : schema,
        ]),
      ),
    });
  });

/** The same as text, for reports. */
export const explain = (validate: ValidateFunction): string[] =>
  (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );

/** The fields that a compiled object schema requires, through one `$ref`. */
export function requiredFields({ schema }: ValidateFunction): string[] {
  const own = schema as Json;
  const target = typeof own['$ref'] === 'string' ? (at(contract, ...own['$ref'].slice(2).split('/')) as Json) : own;
  return (target['required'] as string[] | undefined) ?? [];
}

/** The fields that the body of an operation must have. */
export function requiredFieldsOf(id: OperationId): string[] {
  const validate = bodyValidator(id);
  return validate ? requiredFields(validate) : [];
}
