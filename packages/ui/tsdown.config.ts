import { writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsdown';
import { clientDirective } from './build/clientDirective.ts';

/**
 * Keeps `export * as rules` as a namespace export. Bundled, it would become an object of all rules, and using one rule
 * would include all of them and the IBAN library.
 */
const keepNamespace = {
  name: 'keep-namespace',
  resolveId: (source: string, importer: string | undefined) =>
    source === './rules.ts' && importer?.endsWith('/rules/index.ts')
      ? { id: './rules.js', external: 'relative' as const }
      : null,
};

const RTL_TEXT = '../../node_modules/@mapbox/mapbox-gl-rtl-text/dist/mapbox-gl-rtl-text.js';

/** Copies the plugin for Arabic letters next to the module that refers to it: its path differs in other projects. */
const ownRtlText = {
  name: 'own-rtl-text',
  transform(code: string, id: string) {
    if (!id.endsWith('/map/rtlText.ts')) return null;
    if (!code.includes(RTL_TEXT))
      throw new Error(`${id} no longer names ${RTL_TEXT}: the published package would look for the plugin in vain.`);
    return { code: code.replace(RTL_TEXT, './mapbox-gl-rtl-text.js'), map: null };
  },
};

/** Languages of the catalogues. */
const LANGUAGES = ['ar', 'en', 'fr', 'ur'];

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/cli/index.ts',
    'src/forms/index.ts',
    'src/forms/rules/rules.ts',
    'src/map/index.ts',
    'src/testers/index.ts',
    'src/testing/index.ts',
    'src/testing/modes.ts',
    'src/theme/index.ts',
    'src/vite/index.ts',
  ],
  plugins: [keepNamespace, ownRtlText, clientDirective()],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // One file per module: a consumer's bundler then drops every component it does not use.
  unbundle: true,
  dts: true,
  sourcemap: true,
  deps: { neverBundle: [/^react/, 'styled-components', 'formik', 'yup', 'xss', 'vitest', 'vite'] },
  // Stable class names on server and client.
  inputOptions: {
    transform: {
      plugins: {
        styledComponents: {
          ssr: true,
          displayName: false,
          fileName: true,
          minify: true,
          pure: true,
          namespace: 'taawun',
        },
      },
    },
  },
  hooks: {
    // The style sheet of `GlobalStyle` as a file, for applications that link it.
    'build:done': async () => {
      const { globalCss } = (await import(new URL('dist/foundations/globalCss.js', import.meta.url).href)) as {
        globalCss: string;
      };
      await writeFile(new URL('dist/styles.css', import.meta.url), globalCss);
      // The whole catalogue as JSON, like its parts, so that the Vite plugin compiles it.
      for (const locale of LANGUAGES) {
        const { default: catalogue } = (await import(new URL(`src/intl/${locale}.ts`, import.meta.url).href)) as {
          default: Record<string, string>;
        };
        await writeFile(new URL(`dist/intl/${locale}.json`, import.meta.url), JSON.stringify(catalogue, null, 2));
      }
    },
  },
  copy: [
    { from: 'node_modules/@mapbox/mapbox-gl-rtl-text/dist/mapbox-gl-rtl-text.js', to: 'dist/map' },
    {
      from: ['fonts.css', 'fonts.css.d.ts', 'fonts', 'theme.css', 'theme.css.d.ts'].map(
        (name) => `src/foundations/${name}`,
      ),
      to: 'dist/foundations',
    },
    { from: LANGUAGES.map((language) => `src/intl/${language}`), to: 'dist/intl' },
  ],
});
