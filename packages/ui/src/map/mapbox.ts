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

/** Joins and orders Arabic letters on the map; fetched by Mapbox itself, from our own files. */
export const rtlTextUrl: string = RTL_TEXT_URL;
