/** A chunk of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const DIGITS = /taawun-numerals.*\.woff2$/i;
const FONTS: Record<string, readonly RegExp[]> = {
  ar: [/readex.*arabic.*\.woff2$/i, DIGITS],
  en: [/readex.*latin-wght.*\.woff2$/i, DIGITS],
};

export interface Preloads {
  /** Preload tags of a language's fonts: letters and digits. */
  fonts: (lang: string) => string;
  /** Files of modules, and of the common messages of a language. */
  files: (modules: readonly string[], lang: string) => string[];
}

/** Finds the files to preload in the build's manifest. */
export function preloader(manifest: Record<string, ManifestChunk>): Preloads {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = new Map(
    Object.entries(FONTS).map(([lang, names]) => [
      lang,
      names.flatMap((name) => assets.find((file) => name.test(file)) ?? []),
    ]),
  );
  /** Chunks of the common messages. */
  const messageChunks = (lang: string) => Object.keys(manifest).filter((key) => key.startsWith(`_messages-${lang}-`));
  return {
    fonts: (lang) =>
      (fonts.get(lang) ?? [])
        .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
        .join(''),
    files: (modules, lang) => {
      const files = new Set<string>();
      const visit = (key: string) => {
        const chunk = manifest[key];
        if (!chunk || files.has(chunk.file)) return;
        files.add(chunk.file);
        for (const next of chunk.imports ?? []) visit(next);
      };
      for (const module of [...messageChunks(lang), ...modules]) visit(module);
      return Array.from(files, (file) => `/${file}`);
    },
  };
}

export const modulePreloads = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
