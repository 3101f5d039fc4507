/** Mapbox' plugin for Arabic letters as a file of our own: its package exports only a source that needs a loader for WebAssembly. */
export const RTL_TEXT_URL: string = new URL(
  '../../node_modules/@mapbox/mapbox-gl-rtl-text/dist/mapbox-gl-rtl-text.js',
  import.meta.url,
).href;
