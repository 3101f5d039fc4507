import 'mapbox-gl/dist/mapbox-gl.css';
import { RTL_TEXT_URL } from './rtlText.ts';

export {
  AttributionControl,
  getRTLTextPluginStatus,
  Map,
  Marker,
  NavigationControl,
  Popup,
  setAccessToken,
  setRTLTextPlugin,
} from 'mapbox-gl/esm';

/** URL of the plugin that shapes and orders Arabic text on the map; self-hosted, loaded by Mapbox. */
export const rtlTextUrl: string = RTL_TEXT_URL;
