import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Font weights that the templates use: light, regular, medium, semibold. */
const FONTS = [
  '300Light/ReadexPro_300Light',
  '400Regular/ReadexPro_400Regular',
  '500Medium/ReadexPro_500Medium',
  '600SemiBold/ReadexPro_600SemiBold',
];
const TEMPLATES = fileURLToPath(new URL('./templates/', import.meta.url));

let compiler: Promise<NodeCompiler> | undefined;

/** Loads the typesetter with the first document: most processes never render one. */
async function load(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontBlobs = FONTS.map((name) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/readex-pro/${name}.ttf`))),
  );
  return Compiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] });
}

/** Maximum age of cache entries, in compilations. */
const MAX_CACHE_AGE = 4;

/**
 * Renders a document as PDF/UA: tagged, with real text and font subsets. Template input is data and is never parsed as
 * markup.
 * @throws Error when the template does not compile
 */
export async function renderPdf(
  template: 'certificate' | 'statement' | 'receipt',
  data: object,
  at: Date,
): Promise<Blob> {
  const typesetter = await (compiler ??= load());
  const compiled = typesetter.compile({
    mainFilePath: `${TEMPLATES}${template}.typ`,
    inputs: { data: JSON.stringify(data) },
  });
  if (!compiled.result)
    throw new Error(
      `The document "${template}" could not be set: ${JSON.stringify(compiled.takeError()?.shortDiagnostics ?? [])}`,
    );
  const pdf = typesetter.pdf(compiled.result, {
    pdfStandard: 'ua-1',
    creationTimestamp: Math.floor(at.getTime() / 1_000),
  });
  typesetter.evictCache(MAX_CACHE_AGE);
  return new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
}
