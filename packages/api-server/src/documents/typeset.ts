// Runs in a worker thread: typesetting occupies its thread for as long as a document takes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Font weights that the templates use: light, regular, medium, semibold. */
const FONTS = [
  '300Light/ReadexPro_300Light',
  '400Regular/ReadexPro_400Regular',
  '500Medium/ReadexPro_500Medium',
  '600SemiBold/ReadexPro_600SemiBold',
];
const TEMPLATES = fileURLToPath(new URL('./templates/', import.meta.url));

const typesetter = NodeCompiler.create({
  workspace: TEMPLATES,
  fontArgs: [
    {
      fontBlobs: FONTS.map((name) =>
        readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/readex-pro/${name}.ttf`))),
      ),
    },
  ],
});

/** Maximum age of cache entries, in compilations. */
const MAX_CACHE_AGE = 4;

export interface Job {
  template: 'certificate' | 'statement' | 'receipt';
  /** JSON of the template's input. */
  data: string;
  /** Unix time in seconds. */
  createdAt: number;
}

/**
 * Renders a document as PDF/UA; `null` renders none.
 * @throws Error when the template does not compile
 */
export function typeset(job: Job | null): Uint8Array<ArrayBuffer> {
  if (!job) return new Uint8Array();
  const { template, data, createdAt } = job;
  const compiled = typesetter.compile({ mainFilePath: `${TEMPLATES}${template}.typ`, inputs: { data } });
  if (!compiled.result)
    throw new Error(
      `The document "${template}" could not be set: ${JSON.stringify(compiled.takeError()?.shortDiagnostics ?? [])}`,
    );
  const pdf = typesetter.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: createdAt });
  typesetter.evictCache(MAX_CACHE_AGE);
  return new Uint8Array(pdf);
}
