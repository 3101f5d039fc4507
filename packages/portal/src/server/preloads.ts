import type { Rendered } from '../app/entry-server.tsx';

/** A part of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const FONT: Record<string, RegExp> = { ar: /readex.*arabic.*\.woff2$/i, en: /readex.*latin-wght.*\.woff2$/i };

/** The page's own chunks and the font of its language, so that the browser asks for them at once. */
export function preloader(manifest: Record<string, ManifestChunk>): (page: Pick<Rendered, 'modules' | 'lang'>) => string {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = new Map(Object.entries(FONT).map(([lang, name]) => [lang, assets.find((file) => name.test(file))]));
  /** The words that every page has. */
  const words = (lang: string) => Object.keys(manifest).filter((key) => key.startsWith(`_words-${lang}-`));
  return ({ modules, lang }) => {
    const files = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const next of chunk.imports ?? []) visit(next);
    };
    for (const module of [...words(lang), ...modules]) visit(module);
    const font = fonts.get(lang);
    return [
      font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : '',
      ...Array.from(files, (file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  };
}
