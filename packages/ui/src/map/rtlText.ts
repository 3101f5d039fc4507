/**
 * URL of Mapbox' plugin for Arabic text, self-hosted: its package exports only a source that needs a WebAssembly
 * loader.
 */
export const RTL_TEXT_URL: string = new URL(
  '../../node_modules/@mapbox/mapbox-gl-rtl-text/dist/mapbox-gl-rtl-text.js',
  import.meta.url,
).href;
