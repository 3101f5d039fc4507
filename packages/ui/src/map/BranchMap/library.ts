import type * as mapbox from 'mapbox-gl/esm';

type Part =
  | 'AttributionControl'
  | 'Map'
  | 'Marker'
  | 'NavigationControl'
  | 'Popup'
  | 'getRTLTextPluginStatus'
  | 'setAccessToken'
  | 'setRTLTextPlugin';

/** Part of mapbox-gl that the component uses, so that tests can inject a fake. */
export type MapLibrary = Pick<typeof mapbox, Part> & {
  /** Absolute URL of the plugin for Arabic text. */
  rtlTextUrl: string;
};

/** A `mapbox://` or `https://` URL, or the style object. */
export type MapStyle = string | mapbox.StyleSpecification;

/** Checks for WebGL before anything is loaded: without it, mapbox-gl logs to the console. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers limit the number of contexts: release it immediately.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Loads mapbox-gl and its styles. @throws when WebGL is not available. */
export async function loadMapbox(): Promise<MapLibrary> {
  if (!hasWebGl()) throw new Error('This browser draws no WebGL, which the map needs: the drawing stays.');
  return import('../mapbox.ts');
}
