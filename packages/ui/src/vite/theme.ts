import type { Plugin } from 'vite';
import { defineTheme, type ThemeOptions } from '../theme/index.ts';

/** The package's own sheet of that name is empty. */
const SHEET = '@taawun/ui/theme.css';
/** As a path, so that Vite treats it as a style sheet of the project, with or without `?inline`. */
const RESOLVED = '/@taawun/theme.css';

/**
 * Vite plugin: `import '@taawun/ui/theme.css'` is the style sheet of a theme of one's own.
 * @throws {ThemeError} when colours of the theme cannot be read
 *
 * @example
 * import { theme } from '@taawun/ui/vite';
 * export default defineConfig({ plugins: [react(), theme({ brand: '#0b5fff' })] });
 */
export function theme(options: ThemeOptions): Plugin {
  const { css } = defineTheme(options);
  return {
    name: 'taawun-theme',
    enforce: 'pre',
    resolveId: (source) => {
      const [name, query] = source.split('?');
      return name === SHEET ? RESOLVED + (query === undefined ? '' : `?${query}`) : null;
    },
    load: (id) => (id.split('?')[0] === RESOLVED ? css : null),
  };
}
