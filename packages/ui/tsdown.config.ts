import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/forms/index.ts', 'src/testing/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // One file per module: a consumer's bundler then drops every component it does not use.
  unbundle: true,
  dts: true,
  sourcemap: true,
  deps: { neverBundle: [/^react/, 'styled-components', 'formik', 'yup', 'xss', 'vitest', 'axe-core'] },
  // Stable class names on server and client.
  inputOptions: { transform: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: true, minify: true, pure: true, namespace: 'taawun' } } } },
  copy: [
    { from: ['src/foundations/fonts.css', 'src/foundations/fonts.css.d.ts'], to: 'dist/foundations' },
    { from: ['src/intl/ar.json', 'src/intl/en.json'], to: 'dist/intl' },
  ],
});
