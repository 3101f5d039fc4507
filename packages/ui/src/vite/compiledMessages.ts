import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

export interface CompiledMessagesOptions {
  /**
   * Matches the JSON modules that are catalogues. @default `ar.json`, `en.json`, `ar/*.json` and `en/*.json` in a
   * folder named `intl`
   */
  include?: RegExp;
}

/**
 * Compiles ICU texts to the form that react-intl creates at first use. @throws with the id of an invalid ICU message.
 */
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
 * Vite plugin that compiles the catalogues at build time: the browser neither loads the ICU parser (7 kB gz) nor parses
 * messages.
 * Applies to builds only. `include` must then match every catalogue of the application, because the build contains no
 * parser.
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
        // `JSON.parse` of a string starts faster than an object literal of the same size.
        const compiled = JSON.stringify(compileCatalogue(JSON.parse(code) as Record<string, string>));
        return { code: `export default JSON.parse(${JSON.stringify(compiled)});`, moduleType: 'js', map: null };
      },
    },
  };
}
