import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

export interface CompiledMessagesOptions {
  /** Which JSON modules are catalogues. @default `ar.json`, `en.json`, `ar/*.json` and `en/*.json` in a folder named `intl` */
  include?: RegExp;
}

/** From ICU texts to what react-intl would make of them at the first use. Throws with the id of a message that is no ICU message. */
export function compileCatalogue(catalogue: Record<string, string>): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => {
      try {
        return [id, parse(text)];
      } catch (error) {
        throw new Error(`The message "${id}" is not a valid ICU message (${(error as Error).message}): ${text}`, {
          cause: error,
        });
      }
    }),
  );
}

/**
 * Compiles the catalogues while building, for Vite: the reader's browser neither loads the ICU parser (7 kB gz) nor parses a message.
 * Only in builds. Every catalogue of the application must then be matched by `include`, since nothing can parse a text any more.
 *
 * @example
 * import { compiledMessages } from '@taawun/ui/vite';
 * export default defineConfig({ plugins: [react(), compiledMessages()] });
 */
export function compiledMessages({
  include = /[\\/]intl[\\/](ar|en)([\\/]\w+)?\.json$/,
}: CompiledMessagesOptions = {}): Plugin {
  const withoutParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));
  return {
    name: 'taawun:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: withoutParser }] },
    }),
    transform: {
      filter: { id: include },
      handler(code) {
        // A string that is parsed as JSON starts faster than an object literal of the same size.
        const compiled = JSON.stringify(compileCatalogue(JSON.parse(code) as Record<string, string>));
        return { code: `export default JSON.parse(${JSON.stringify(compiled)});`, moduleType: 'js', map: null };
      },
    },
  };
}
