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

/** What the component needs of mapbox-gl: the seam for tests. */
export type MapLibrary = Pick<typeof mapbox, Part> & {
  /** Absolute address of the plugin for Arabic letters. */
  rtlTextUrl: string;
};

/** A `mapbox://` or `https://` address, or the style itself. */
export type MapStyle = string | mapbox.StyleSpecification;

/** Asked before anything is fetched: without WebGL the library would say so on the console. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few contexts at a time: give it back at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Fetches mapbox-gl and its styles. @throws where WebGL is missing. */
export async function loadMapbox(): Promise<MapLibrary> {
  if (!hasWebGl()) throw new Error('This browser draws no WebGL, which the map needs: the drawing stays.');
  return import('../mapbox.ts');
}
