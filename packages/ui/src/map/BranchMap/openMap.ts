import type { Map as MapboxMap, Marker } from 'mapbox-gl/esm';
import { prefersReducedMotion } from '../../foundations/dom/motion.ts';
import type { Place } from './geo.ts';
import type { MapLibrary, MapStyle } from './library.ts';
import type { BranchPlace } from './place.ts';

/** Texts of Mapbox' controls, by its ids. */
export type MapTexts = NonNullable<ConstructorParameters<MapLibrary['Map']>[0]['locale']>;

export interface OpenOptions {
  container: HTMLElement;
  token: string;
  mapStyle: MapStyle;
  /** Language of the labels: `ar`. */
  language: string;
  dir: 'rtl' | 'ltr';
  texts: MapTexts;
  places: readonly BranchPlace[];
  /** Content of the popup. */
  popup: HTMLElement;
  /** Called when the map has rendered. */
  onReady: () => void;
  /** Called when the map has failed and been removed. */
  onFail: () => void;
  /** Called when a pin is pressed, or the map beside the pins (`null`). */
  onPick: (slug: string | null) => void;
}

export interface OpenedMap {
  /** Moves to a place and opens its popup; `null` returns to the overview. Without animation under reduced motion. */
  select: (slug: string | null) => void;
  restyle: (mapStyle: MapStyle) => void;
  remove: () => void;
}

/** Timeout in ms: a map that has not rendered by then has failed. */
export const LOAD_TIMEOUT = 8000;
const CLOSE_UP = 11;

/**
 * Returns whether an error is a rejected token. Mapbox renders and fires `load` before the server rejects the token.
 */
function isTokenRejected(error: unknown): boolean {
  const { status, message = '' } = (error ?? {}) as { status?: number; message?: string };
  return status === 401 || status === 403 || /access token/i.test(message);
}

/** Opens the map. Any later failure removes it and calls `onFail`, once. @throws when the map cannot be opened. */
export function openMap(library: MapLibrary, options: OpenOptions): OpenedMap {
  const { container, token, mapStyle, language, dir, texts, places, popup: content, onReady, onFail, onPick } = options;
  const { getRTLTextPluginStatus: rtlStatus } = library;
  if (rtlStatus() === 'error')
    throw new Error('The plugin for Arabic letters could not be fetched: unjoined letters are worse than the drawing.');
  library.setAccessToken(token);
  const map = new library.Map({
    container,
    style: mapStyle,
    language,
    locale: texts,
    cooperativeGestures: true,
    performanceMetricsCollection: false,
    attributionControl: false,
    logoPosition: dir === 'rtl' ? 'bottom-right' : 'bottom-left',
    pitchWithRotate: false,
    ...overview(places),
  });
  let gone = false;
  const remove = (): void => {
    if (gone) return;
    gone = true;
    clearTimeout(timeout);
    map.remove();
  };
  const fail = (): void => {
    if (gone) return;
    remove();
    onFail();
  };
  const timeout = setTimeout(fail, LOAD_TIMEOUT);
  // The listener also stops Mapbox from logging errors; a tile that failed is requested again when the map moves.
  map.on('error', ({ error }) => {
    if (isTokenRejected(error)) fail();
  });
  map.on('load', () => {
    clearTimeout(timeout);
    onReady();
  });
  map.on('click', () => onPick(null));
  map.addControl(new library.NavigationControl({ visualizePitch: false }), dir === 'rtl' ? 'top-left' : 'top-right');
  map.addControl(new library.AttributionControl({ compact: true }), dir === 'rtl' ? 'bottom-left' : 'bottom-right');
  // Once per page: a second call throws.
  if (rtlStatus() === 'unavailable')
    library.setRTLTextPlugin(
      library.rtlTextUrl,
      (error) => {
        if (error) fail();
      },
      true,
    );

  const pins = new Map(places.map((place) => [place.slug, addPin(library, map, place, onPick)]));
  const popup = new library.Popup({
    closeButton: false,
    closeOnClick: false,
    focusAfterOpen: false,
    offset: 18,
    maxWidth: '18rem',
  }).setDOMContent(content);
  const select = (slug: string | null): void => {
    const animate = !prefersReducedMotion();
    for (const [key, pin] of pins) pin.getElement().toggleAttribute('data-selected', key === slug);
    const place = places.find((candidate) => candidate.slug === slug);
    popup.remove();
    if (place) {
      const center: [number, number] = [place.longitude, place.latitude];
      popup.setLngLat(center).addTo(map);
      const view = { center, zoom: Math.max(map.getZoom(), CLOSE_UP) };
      if (animate) map.flyTo(view);
      else map.jumpTo(view);
    } else {
      const { bounds, fitBoundsOptions } = overview(places);
      map.fitBounds(bounds, { ...fitBoundsOptions, animate });
    }
  };
  return { select, restyle: (next) => map.setStyle(next), remove };
}

/** Returns the bounds of all places, with padding and a maximum zoom for a single place. */
function overview(places: readonly Place[]) {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const bounds: [[number, number], [number, number]] = [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
  return { bounds, fitBoundsOptions: { padding: 56, maxZoom: CLOSE_UP } };
}

/** Adds a pin that can be pressed. Not focusable: the list has the same content. */
function addPin(
  library: MapLibrary,
  map: MapboxMap,
  { slug, name, isMain = false, longitude, latitude }: BranchPlace,
  onPick: (slug: string) => void,
): Marker {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  // Mapbox sets `role="img"` on an element without an explicit role.
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', name);
  element.dataset['pin'] = slug;
  element.toggleAttribute('data-main', isMain);
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    onPick(slug);
  });
  return new library.Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
}
