import { isEmail, parseMobile, parseUsername } from '@taawun/domain';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { contract } from '../contract.gen.ts';
import { operationTable } from '../operations.gen.ts';
import type { OperationId } from '../types.ts';

type Json = Record<string, unknown>;
// ajv-formats is CommonJS: depending on the loader, the default import is the function or a namespace.
const addFormats = ((ajvFormats as unknown as { default?: unknown }).default ?? ajvFormats) as (ajv: Ajv2020) => void;

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    coerceTypes,
    useDefaults: coerceTypes,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
  });
  addFormats(ajv);
  // Same rule as in the forms.
  ajv.addFormat('email', isEmail);
  ajv.addFormat('saudi-mobile', (text) => parseMobile(text) !== null);
  ajv.addFormat('phone-or-email', (text) => parseUsername(text) !== null);
  ajv.addVocabulary(['example', 'components', 'paths']);
  // Registered as a schema container: the top level of an OpenAPI document is not a schema.
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

/** Bodies are validated without coercion; parameters are text and are coerced to the contract's types. */
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

/** Returns the validator of an operation's request body; `null` when it has none. */
export const bodyValidator = (id: OperationId) =>
  cached(`${id} body`, () => {
    const { path, method, body } = operationTable[id];
    return body === 'none'
      ? null
      : compile(strict, pointer('paths', path, method, 'requestBody', 'content', JSON_TYPE, 'schema'));
  });

/** Returns the validator of a response; `null` when the contract does not define the status for this operation. */
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

/** Returns the validator of a schema in `components.schemas`. */
export const schemaValidator = (name: string) =>
  cached(name, () => compile(strict, pointer('components', 'schemas', name))) as ValidateFunction;

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
}

/**
 * Returns the validator of path, query or header parameters, which also coerces them. `X-locale` and `Timezone` are
 * excluded, because invalid values fall back to defaults.
 */
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

/** Formats the last errors of a validator for reports. */
export const explain = (validate: ValidateFunction): string[] =>
  (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );

/** Returns the required fields of a compiled object schema, resolving one `$ref`. */
export function requiredFields({ schema }: ValidateFunction): string[] {
  const own = schema as Json;
  const target = typeof own['$ref'] === 'string' ? (at(contract, ...own['$ref'].slice(2).split('/')) as Json) : own;
  return (target['required'] as string[] | undefined) ?? [];
}

/** Returns the required body fields of an operation. */
export function requiredFieldsOf(id: OperationId): string[] {
  const validate = bodyValidator(id);
  return validate ? requiredFields(validate) : [];
}
