import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { uncompiledIn, uncompiledInTree, type Uncompiled } from './uncompiled.ts';

export interface CompiledMessagesOptions {
  /**
   * Matches the JSON modules that are catalogues. @default `{language}.json` and `{language}/*.json` in a folder named
   * `intl`, such as `ar.json` and `ur/forms.json`
   */
  include?: RegExp;
  /**
   * Keeps the ICU parser in the build, for messages that are not compiled: an object of the application, an answer of a
   * server. `false` saves 7 kB gz; the build then fails, with file and line, at a message that it sees and did not
   * compile. @default true
   */
  parser?: boolean;
}

/** Names the place of a message, as `file:line`. */
function placeOf(id: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const line = lines.findIndex((text) => text.includes(id));
  return line < 0 ? path : `${path}:${line + 1}`;
}

const advice = ({ id, text }: Uncompiled, file: string): string =>
  `${placeOf(id, file)}: the message "${id}" is not compiled, and with \`parser: false\` the page would show its source, ${JSON.stringify(text)}. Move it to a catalogue that \`include\` matches, or leave \`parser\` out.`;

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
 * Vite plugin that compiles the catalogues at build time: the browser does not parse their messages. Applies to builds
 * only. Messages that are not compiled work as well, unless `parser` is `false`.
 *
 * @example
 * import { compiledMessages } from '@taawun/ui/vite';
 * export default defineConfig({ plugins: [react(), compiledMessages()] });
 */
export function compiledMessages({
  include = /[\\/]intl[\\/][a-z]{2,3}(-[A-Za-z0-9]+)*([\\/]\w+)?\.json$/,
  parser = true,
}: CompiledMessagesOptions = {}): Plugin {
  const withoutParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));
  return {
    name: 'taawun:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    config: () =>
      parser
        ? {}
        : { resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: withoutParser }] } },
    transform: {
      filter: { id: /\.json$/ },
      handler(code, id) {
        if (!include.test(id)) {
          const found = parser || isPackage(id) ? undefined : uncompiledIn(JSON.parse(code));
          return found ? this.error(advice(found, id)) : null;
        }
        let compiled;
        try {
          compiled = JSON.stringify(compileCatalogue(JSON.parse(code) as Record<string, string>));
        } catch (error) {
          const [, message] = /^The message "([^"]+)"/.exec((error as Error).message) ?? [];
          return this.error(`${placeOf(message ?? '{', id)}: ${(error as Error).message}`);
        }
        // `JSON.parse` of a string starts faster than an object literal of the same size.
        return { code: `export default JSON.parse(${JSON.stringify(compiled)});`, moduleType: 'js', map: null };
      },
    },
    moduleParsed({ id, code }) {
      // A text with a brace or a tag under a key; everything else is not worth a syntax tree.
      if (parser || !code || isPackage(id) || !/:\s*(["'`])(?:(?!\1).)*[{<]/s.test(code) || id.endsWith('.json'))
        return;
      const found = uncompiledInTree(this.parse(code));
      if (found) this.error(advice(found, id));
    },
  };
}

const isPackage = (id: string): boolean => id.startsWith('\0') || /[\\/]node_modules[\\/]/.test(id);
