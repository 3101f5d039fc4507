/**
 * The transform that gives every styled component an id from its file, for Vite (`oxc.plugins`) and for tsdown alike.
 * Without it ids count modules in the order they ran, so the server's classes and the browser's differ, silently in production.
 */
export const styledComponents = {
  ssr: true,
  fileName: true,
  displayName: false,
  minify: true,
  namespace: 'taawun',
} as const;

/**
 * Removes the table of vendor prefixes of styled-components: it is used only with `enableVendorPrefixes`, and no target
 * browser needs a prefix.
 */
export const withoutPrefixes = {
  name: 'without-prefixes',
  load: (id: string) => (id.endsWith('/stylis/src/Prefixer.js') ? 'export const prefix = (value) => value;' : null),
};
