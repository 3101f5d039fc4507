import { join } from 'node:path';
import { importContent } from '../seed/import.ts';
import { putDocuments, previewDocuments, readStored, removeDocument, type Changed } from '../content/edit.ts';
import { readDocuments, writeDocument } from '../content/files.ts';
import { KINDS, keyOfDocument, kindOf, type Kind, type Stored } from '../content/kinds.ts';
import { addMedia, listMedia, removeMedia } from '../content/media.ts';
import { createPreview } from '../content/preview.ts';
import type { Db } from '../db/schema.ts';
import { textOf } from '../shared/record.ts';
import type { ArgumentSpec, CommandSpec, OutputFile } from '../staff/spec.ts';

const KIND: ArgumentSpec = { name: 'kind', help: KINDS.map(({ name }) => name).join(', ') };
const KEY: ArgumentSpec = { name: 'key', help: 'slug of the document; id, type or name where it has no slug' };
const FILES: ArgumentSpec = { name: 'file', help: 'YAML files', many: true, reads: 'file' };

const titleOf = (data: Stored): string => {
  const title = data['title'] ?? data['name'] ?? data['label'] ?? data['value'] ?? '';
  const text = typeof title === 'object' && title !== null && 'ar' in title ? (title.ar as string) : textOf(title);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

async function listContent(db: Db, name: string | undefined): Promise<string> {
  const kinds = name === undefined ? KINDS : [kindOf(name)];
  const lines: string[] = [];
  for (const kind of kinds) {
    const stored = await readStored(db, kind);
    if (name === undefined) lines.push(`${kind.name}\t${stored.length}`);
    else
      lines.push(
        ...stored.map((data) => `${keyOfDocument(kind, data)}\t${kind.name === 'pages' ? '' : titleOf(data)}`),
      );
  }
  return lines.join('\n') || 'Nothing.';
}

async function readOne(db: Db, kind: Kind, key: string): Promise<string> {
  const stored = await readStored(db, kind);
  const index = stored.findIndex((data) => keyOfDocument(kind, data) === key);
  const data = stored[index];
  if (!data) throw new Error(`There is no ${key} among ${kind.name}. The keys: taawun-api content list ${kind.name}`);
  return writeDocument(kind, index + 1, data);
}

async function exportContent(db: Db, folder: string): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const kind of KINDS) {
    const texts = (await readStored(db, kind)).map((data, index) => ({
      key: keyOfDocument(kind, data),
      text: writeDocument(kind, index + 1, data),
    }));
    if (kind.inOneFile && texts.length > 0)
      files.push({
        path: join(folder, `${kind.name}.yaml`),
        data: Buffer.from(texts.map(({ text }) => text).join('---\n')),
      });
    else if (!kind.inOneFile)
      files.push(
        ...texts.map(({ key, text }) => ({ path: join(folder, kind.name, `${key}.yaml`), data: Buffer.from(text) })),
      );
  }
  return files;
}

const changedText = ({ added, changed }: Changed): string =>
  [...added.map((name) => `Added: ${name}`), ...changed.map((name) => `Changed: ${name}`)].join('\n');

const namesOf = (files: ReadonlyMap<string, Buffer>): string => [...files.keys()].join(', ');

const isOldForm = (files: ReadonlyMap<string, Buffer>): boolean =>
  files.size === 1 && [...files.keys()].every((name) => !/\.ya?ml$/.test(name));

/** YAML files of a folder; other files in it are left alone. */
const documentsOf = (files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> =>
  new Map([...files].filter(([name]) => /\.ya?ml$/.test(name)));

/** Commands for what the association publishes. */
export const contentCommands: readonly CommandSpec[] = [
  {
    name: 'content list',
    help: 'How much there is of each kind, or the documents of one kind',
    arguments: [{ ...KIND, optional: true }],
    role: 'content',
    run: (input, { db }) => listContent(db, input.maybe('kind')),
  },
  {
    name: 'content show',
    help: 'One document, in the form of a file',
    arguments: [KIND, KEY],
    role: 'content',
    run: (input, { db }) => readOne(db, kindOf(input.text('kind')), input.text('key')),
  },
  {
    name: 'content put',
    help: 'Publish the documents of files, all or none: new ones, or instead of those with the same key',
    arguments: [FILES],
    role: 'content',
    trail: 'change',
    run: async (input, { db, note }) => {
      const documents = readDocuments(input.files);
      note({
        subject: documents.map(({ kind, fields }) => `${kind.name} ${textOf(fields[kind.key])}`).join(', '),
      });
      return changedText(await putDocuments(db, documents));
    },
  },
  {
    name: 'content preview',
    help: 'The address where the page of a file can be seen for an hour before it is published',
    arguments: [{ ...FILES, help: 'YAML files; the page is that of the first document' }],
    role: 'content',
    trail: 'change',
    run: async (input, { db, config, note }) => {
      note({ subject: namesOf(input.files) });
      const code = await createPreview(db, await previewDocuments(db, readDocuments(input.files)));
      return `For an hour, for whoever has the address:\n${config.publicOrigin}/preview/${code}\n${config.publicOrigin}/en/preview/${code}`;
    },
  },
  {
    name: 'content remove',
    help: 'Remove a document from the site',
    arguments: [KIND, KEY],
    role: 'content',
    trail: 'change',
    run: async (input, { db, note }) => {
      const kind = kindOf(input.text('kind'));
      note({ subject: `${kind.name} ${input.text('key')}` });
      await removeDocument(db, kind, input.text('key'));
      return `Removed: ${kind.name} ${input.text('key')}`;
    },
  },
  {
    name: 'content export',
    help: 'Write all documents into a folder, as files that import and put read',
    arguments: [{ name: 'folder', help: 'a folder; files of the same name are replaced' }],
    role: 'content',
    run: async (input, { db }) => {
      const files = await exportContent(db, input.text('folder'));
      return { text: `Written: ${files.length} files.`, files };
    },
  },
  {
    name: 'content import',
    help: 'Publish the YAML files of a folder, or a JSON file in the form of the fixtures, which replaces everything',
    arguments: [{ name: 'path', help: 'a folder or a JSON file', reads: 'files or folders' }],
    options: [{ name: 'replace', help: 'remove every document that is not among them' }],
    role: 'content',
    trail: 'change',
    run: async (input, { db, note }) => {
      note({ subject: input.text('path') });
      const [only] = input.files.values();
      if (isOldForm(input.files))
        return `Imported as ${await importContent(db, (only ?? Buffer.alloc(0)).toString('utf8'))}.`;
      const { added, changed } = await putDocuments(db, readDocuments(documentsOf(input.files)), {
        replace: input.flag('replace'),
      });
      return `Added: ${added.length}. Changed: ${changed.length}.`;
    },
  },
  {
    name: 'media add',
    help: 'Store images and PDF documents, and show the addresses to write in content; images are turned upright, made smaller and freed of place and camera',
    arguments: [{ ...FILES, help: 'JPEG, PNG, WebP, AVIF, GIF, TIFF or PDF, 20 MiB each at most' }],
    role: 'content',
    trail: 'change',
    run: async (input, { db, note }) => {
      note({ subject: namesOf(input.files) });
      const stored = await addMedia(db, input.files);
      return stored
        .map(({ address, size, width, height }) =>
          [address, `${Math.ceil(size / 1024)} KiB`, ...(width === null ? [] : [`${width} × ${height}`])].join('\t'),
        )
        .join('\n');
    },
  },
  {
    name: 'media list',
    help: 'The stored images and documents, the newest first',
    role: 'content',
    run: (_, { db }) => listMedia(db),
  },
  {
    name: 'media remove',
    help: 'Remove an image or document that nothing uses',
    arguments: [{ name: 'address', help: 'as media list shows it' }],
    role: 'content',
    trail: 'change',
    run: async (input, { db, note }) => {
      note({ subject: input.text('address') });
      await removeMedia(db, input.text('address'));
      return `Removed: ${input.text('address')}`;
    },
  },
];
