import { Document, isMap, isScalar, LineCounter, parseAllDocuments } from 'yaml';
import { KINDS, type Kind, kindOf, type Stored } from './kinds.ts';

/** A document of a file, with what is needed to name the line of a fault. */
export interface FileDocument {
  file: string;
  kind: Kind;
  /** Place among the documents of its kind, from 1; `null`: where it is, or the end. */
  order: number | null;
  fields: Record<string, unknown>;
  /** Line of a field, from 1. */
  lineOf: (path: readonly (string | number)[]) => number;
  /** A scalar as it is written: a phone number is no number. */
  sourceOf: (path: readonly (string | number)[]) => string | undefined;
}

/** Faults of files: nothing was changed. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(faults: readonly string[]) {
    const shown = faults.slice(0, 30);
    const more = faults.length - shown.length;
    super(['Nothing was changed.', ...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'));
  }
}

const RESERVED = new Set(['content', 'order']);

function toDocument(file: string, document: Document.Parsed, lines: LineCounter): FileDocument | { fault: string } {
  const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line);
  const start = document.contents?.range?.[0];
  const [error] = document.errors;
  if (error) return { fault: `${file}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}` };
  if (!isMap(document.contents))
    return { fault: `${file}:${lineAt(start)}: a document is a list of fields, “name: value” on each line.` };
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length--) {
      const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const last = path[length - 1];
      const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last) : undefined;
      const node = (pair?.key ?? document.getIn(path.slice(0, length), true)) as
        | { range?: readonly number[] }
        | undefined;
      if (node?.range) return lineAt(node.range[0]);
    }
    return lineAt(start);
  };
  const all = document.toJS() as Record<string, unknown>;
  const name = all['content'];
  if (typeof name !== 'string' || !KINDS.some((kind) => kind.name === name))
    return {
      fault: `${file}:${lineOf(['content'])}: “content” must be one of ${KINDS.map((kind) => kind.name).join(', ')}.`,
    };
  const { order = null } = all;
  if (order !== null && (!Number.isInteger(order) || (order as number) < 1))
    return { fault: `${file}:${lineOf(['order'])}: “order” must be a whole number from 1.` };
  return {
    file,
    kind: kindOf(name),
    order: order as number | null,
    fields: Object.fromEntries(Object.entries(all).filter(([field]) => !RESERVED.has(field))),
    lineOf,
    sourceOf: (path) => {
      const node: unknown = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

/**
 * Reads content files: YAML, one document or several with `---` between them.
 * @throws ContentError with file and line
 */
export function readDocuments(files: ReadonlyMap<string, Buffer>): FileDocument[] {
  const faults: string[] = [];
  const documents: FileDocument[] = [];
  for (const [file, bytes] of files) {
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      faults.push(`${file}: the file is not UTF-8. Save it as UTF-8.`);
      continue;
    }
    const lines = new LineCounter();
    const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: true, uniqueKeys: true });
    for (const document of Array.isArray(parsed) ? parsed : []) {
      if (document.contents === null && document.errors.length === 0) continue;
      try {
        const read = toDocument(file, document, lines);
        if ('fault' in read) faults.push(read.fault);
        else documents.push(read);
      } catch (error) {
        // For example too many aliases.
        faults.push(`${file}: ${(error as Error).message}`);
      }
    }
  }
  if (faults.length === 0 && documents.length === 0) faults.push('The files have no documents.');
  if (faults.length) throw new ContentError(faults);
  return documents;
}

/** Writes a stored document in the form of a file. */
export function writeDocument(kind: Kind, order: number, data: Stored): string {
  const document = new Document({ content: kind.name, ...data, order });
  return document.toString({ lineWidth: 0, blockQuote: 'literal' });
}
