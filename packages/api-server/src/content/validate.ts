import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from '@taawun/api-client/fixtures';
import { schemaValidator } from '@taawun/api-client/validation';
import { countWords } from '@taawun/domain';
import { micromark } from 'micromark';
import { isRecord, textOf } from '../shared/record.ts';
import { mediaDir } from '../shared/media-dir.ts';
import { ContentError, type FileDocument } from './files.ts';
import { keyOfDocument, type Kind, type Stored } from './kinds.ts';

/** An uploaded image or document, by its address. */
interface Uploaded {
  size: number;
  width: number | null;
  height: number | null;
}

/** What the documents of a file are completed from. */
export interface Known {
  /** Stored documents of a kind, in order. */
  stored: ReadonlyMap<string, readonly Stored[]>;
  /** Uploaded files by address. */
  media: ReadonlyMap<string, Uploaded>;
}

/** A valid document, as it will be stored. */
export interface Ready {
  kind: Kind;
  key: string;
  order: number | null;
  data: Stored;
}

type Path = (string | number)[];
type Finding = { path: Path; text: string };

interface SchemaError {
  keyword: string;
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

const LANGUAGES = ['ar', 'en'] as const;

const SHAPES: readonly [test: RegExp, text: string][] = [
  [/a-z0-9/, 'lower-case letters, digits and hyphens, for example eid-campaign'],
  [/^\^\/media\/documents\//, 'the address of a document: taawun-api media add <file>'],
  [/media/, 'the address of a file: taawun-api media add <file>'],
  [/9665/, 'a mobile number as +9665XXXXXXXX'],
  [/966/, 'a phone number as +966XXXXXXXXX'],
  [/\[A-Z\]\{4\}/, 'four letters and four digits, for example RRRD2929'],
  [/\\d\{5\}/, 'five digits'],
  [/\\d\{4\}/, 'four digits'],
];

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day as 2026-11-25',
  'date-time': 'a day and time as 2026-11-25T09:00:00Z',
  email: 'an e-mail address',
  uri: 'an address that starts with https://',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'null (nothing)',
};

function explain({ keyword, params, message }: SchemaError): string {
  switch (keyword) {
    case 'type':
      return `must be ${[params['type']]
        .flat()
        .map((type) => TYPES[String(type)] ?? String(type))
        .join(' or ')}`;
    case 'pattern':
      return `must be ${SHAPES.find(([test]) => test.test(String(params['pattern'])))?.[1] ?? `like ${String(params['pattern'])}`}`;
    case 'format':
      return `must be ${FORMATS[String(params['format'])] ?? String(params['format'])}`;
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${String(params['allowedValue'])}`;
    case 'minimum':
      return `must be ${String(params['limit'])} or more`;
    case 'maximum':
      return `must be ${String(params['limit'])} or less`;
    case 'minLength':
      return 'must not be empty';
    case 'maxLength':
      return `must have ${String(params['limit'])} characters at most`;
    case 'minItems':
      return `must have ${String(params['limit'])} or more`;
    default:
      return message ?? 'is not valid';
  }
}

/** A text that is there in one language only is no text for the contract. */
function missingLanguage(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  if (!keys.every((key) => key === 'ar' || key === 'en')) return null;
  const missing = LANGUAGES.filter((locale) => typeof value[locale] !== 'string');
  return missing.length ? `has no ${missing.join(' and no ')}: write the text in both languages` : null;
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) => (isRecord(inner) || Array.isArray(inner) ? (inner as never)[step] : undefined),
    data,
  );

const stepsOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

function findingOf(error: SchemaError, data: unknown): Finding | null {
  const path = stepsOf(error.instancePath);
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<string, string>;
  if (missingProperty !== undefined) return { path: [...path, missingProperty], text: 'is missing' };
  const unknown = additionalProperty ?? unevaluatedProperty;
  if (unknown !== undefined) return { path: [...path, unknown], text: 'is no field here: it may be misspelt' };
  // Alternatives, whose own errors say more.
  if (error.keyword === 'anyOf' || error.keyword === 'oneOf') return null;
  if (error.keyword === 'type' && error.params['type'] === 'null') return null;
  return { path, text: missingLanguage(valueAt(data, path)) ?? explain(error) };
}

function schemaErrors(schema: string, data: unknown): SchemaError[] {
  const validate = schemaValidator(schema);
  return LANGUAGES.flatMap((locale) =>
    validate(localize(data, locale)) ? [] : ((validate.errors ?? []) as unknown as SchemaError[]),
  );
}

/** YAML reads 1042 as a number; where the contract has a text it is what is written. */
function textsAsWritten(document: FileDocument, schema: string, data: Record<string, unknown>): void {
  for (const { keyword, params, instancePath } of schemaErrors(schema, data)) {
    if (keyword !== 'type' || ![params['type']].flat().includes('string')) continue;
    const path = stepsOf(instancePath);
    const source = document.sourceOf(path);
    const parent = valueAt(data, path.slice(0, -1));
    const last = path.at(-1);
    if (source === undefined || last === undefined) continue;
    if (isRecord(parent) || Array.isArray(parent)) (parent as Record<string | number, unknown>)[last] = source;
    // Of a text in two languages the contract sees one value.
    const value = valueAt(data, path);
    if (isRecord(value))
      for (const locale of LANGUAGES)
        if (typeof value[locale] === 'number') value[locale] = document.sourceOf([...path, locale]) ?? value[locale];
  }
}

const isText = (value: unknown): value is { ar: string; en: string } =>
  isRecord(value) && typeof value['ar'] === 'string' && typeof value['en'] === 'string';

/** Markdown as HTML; a text that begins with a tag is HTML already. */
const toHtml = (text: string): string => (text.trimStart().startsWith('<') ? text : micromark(text));

function enrich(kind: Kind, data: Record<string, unknown>): void {
  for (const field of kind.rich ?? []) {
    const value = data[field];
    if (typeof value === 'string') data[field] = toHtml(value);
    else if (isText(value)) data[field] = { ar: toHtml(value.ar), en: toHtml(value.en) };
  }
}

const READING_SPEED = 180;

const readingMinutes = ({ ar, en }: { ar: string; en: string }): number =>
  Math.max(1, ...[ar, en].map((html) => Math.ceil(countWords(html.replaceAll(/<[^>]*>/g, ' ')) / READING_SPEED)));

const isImage = (value: Record<string, unknown>): boolean => typeof value['url'] === 'string' && 'alt' in value;

/** Visits every group of fields. */
function visit(value: unknown, path: Path, see: (group: Record<string, unknown>, path: Path) => void): void {
  if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index], see));
  else if (isRecord(value)) {
    see(value, path);
    for (const [key, item] of Object.entries(value)) visit(item, [...path, key], see);
  }
}

const isReleased = (url: string): boolean =>
  !url.includes('..') && existsSync(join(mediaDir, url.replace(/^\/media\//, '')));

/** Adds the sizes of images and documents, and reports addresses without a file. */
function completeMedia(kind: Kind, data: Record<string, unknown>, { media }: Known): Finding[] {
  const findings: Finding[] = [];
  visit(data, [], (group, path) => {
    const { url } = group;
    if (typeof url !== 'string' || !url.startsWith('/media/')) return;
    const file = media.get(url);
    if (!file && !isReleased(url)) {
      findings.push({ path: [...path, 'url'], text: `there is no file ${url}: taawun-api media list` });
      return;
    }
    if (file && isImage(group)) {
      group['width'] ??= file.width;
      group['height'] ??= file.height;
    }
    if (file && kind.name === 'documents' && path.length === 0) group['size_bytes'] ??= file.size;
  });
  return findings;
}

/** Replaces the slug of a tag by the tag, as the other documents have it. */
function completeTags(field: string, data: Record<string, unknown>, stored: readonly Stored[]): Finding[] {
  const known = new Map<string, unknown>();
  for (const document of stored)
    for (const tag of [document[field]].flat()) if (isRecord(tag)) known.set(String(tag['slug']), tag);
  const findings: Finding[] = [];
  const complete = (value: unknown, path: Path): unknown => {
    if (typeof value !== 'string') return value;
    const tag = known.get(value);
    if (!tag) findings.push({ path, text: `“${value}” is new: give its slug, and its name in both languages` });
    return tag ?? value;
  };
  const value = data[field];
  if (Array.isArray(value)) data[field] = value.map((item, index) => complete(item, [field, index]));
  else data[field] = complete(value, [field]);
  return findings;
}

/** Fields that the program numbers or counts. */
function derive(kind: Kind, data: Record<string, unknown>, existing: Stored | undefined, nextId: () => number): void {
  for (const [field, value] of Object.entries(kind.fallbacks ?? {})) data[field] ??= existing?.[field] ?? value;
  if (kind.schema !== null && !['Setting', 'Statistic', 'Branch'].includes(kind.schema))
    data['id'] ??= existing?.['id'] ?? nextId();
  if (kind.name === 'council') data['position'] ??= existing?.['position'] ?? data['id'];
}

function pageFindings(data: Record<string, unknown>): Finding[] {
  const { name, settings, ...rest } = data;
  const findings: Finding[] = Object.keys(rest).map((field) => ({
    path: [field],
    text: 'is no field here: it may be misspelt',
  }));
  if (typeof name !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(name))
    findings.push({ path: ['name'], text: 'must be the name of a page, for example about-us' });
  if (!Array.isArray(settings))
    return [...findings, { path: ['settings'], text: 'must be a list of parts: type and value' }];
  settings.forEach((part: unknown, index) => {
    if (!isRecord(part) || typeof part['type'] !== 'string' || !('value' in part) || Object.keys(part).length !== 2)
      findings.push({ path: ['settings', index], text: 'must have a type and a value' });
    else {
      const missing = missingLanguage(part['value']);
      if (missing && isRecord(part['value']) && Object.keys(part['value']).length > 0)
        findings.push({ path: ['settings', index, 'value'], text: missing });
    }
  });
  return findings;
}

/**
 * Completes and validates the documents of files.
 * @throws ContentError with file, line and field of each fault
 */
export function validateDocuments(documents: readonly FileDocument[], known: Known): Ready[] {
  const faults: string[] = [];
  const seen = new Map<string, FileDocument>();
  const ids = new Map<string, number>();
  const ready = documents.map((document): Ready => {
    const { kind, fields, file, lineOf } = document;
    const stored = known.stored.get(kind.name) ?? [];
    const data = structuredClone(fields);
    const nextId = () => {
      const taken =
        ids.get(kind.name) ??
        Math.max(
          0,
          ...stored.map(({ id }) => Number(id)),
          ...documents.filter((each) => each.kind === kind).map((each) => Number(each.fields['id'] ?? 0)),
        );
      ids.set(kind.name, taken + 1);
      return taken + 1;
    };
    const existing = stored.find(
      (each) => data[kind.key] !== undefined && keyOfDocument(kind, each) === textOf(data[kind.key]),
    );
    const findings: Finding[] = [];
    if (kind.name === 'news') findings.push(...(data['tags'] === undefined ? [] : completeTags('tags', data, stored)));
    if (kind.name === 'programs' || kind.name === 'products') findings.push(...completeTags('category', data, stored));
    derive(kind, data, existing, nextId);
    enrich(kind, data);
    if (kind.name === 'news' && isText(data['body'])) data['reading_minutes'] ??= readingMinutes(data['body']);
    findings.push(...completeMedia(kind, data, known));
    if (kind.schema === null) findings.push(...pageFindings(data));
    else {
      textsAsWritten(document, kind.schema, data);
      const errors = schemaErrors(kind.schema, data).flatMap((error) => findingOf(error, data) ?? []);
      findings.push(
        ...(findings.length
          ? errors.filter(({ path }) => !findings.some((other) => other.path[0] === path[0]))
          : errors),
      );
    }
    const texts = new Set(
      findings.map(({ path, text }) => `${file}:${lineOf(path)}: ${path.length ? `“${path.join('.')}” ` : ''}${text}.`),
    );
    faults.push(...texts);
    const key = keyOfDocument(kind, data);
    const twin = seen.get(`${kind.name} ${key}`);
    if (twin)
      faults.push(
        `${file}:${lineOf([kind.key])}: ${kind.name} ${key} is in ${twin.file}:${twin.lineOf([kind.key])} too.`,
      );
    seen.set(`${kind.name} ${key}`, document);
    return { kind, key, order: document.order, data };
  });
  if (faults.length) throw new ContentError(faults);
  return ready;
}
