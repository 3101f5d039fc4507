import type { Map as MapboxMap, Marker } from 'mapbox-gl/esm';
import type { Locale } from '../../foundations/locale.ts';
import { prefersReducedMotion } from '../../foundations/motion.ts';
import type { Place } from './geo.ts';
import type { MapLibrary, MapStyle } from './library.ts';
import type { BranchPlace } from './place.ts';

/** Texts of Mapbox' own controls, by its names for them. */
export type MapTexts = NonNullable<ConstructorParameters<MapLibrary['Map']>[0]['locale']>;

export interface OpenOptions {
  container: HTMLElement;
  token: string;
  mapStyle: MapStyle;
  locale: Locale;
  dir: 'rtl' | 'ltr';
  texts: MapTexts;
  places: readonly BranchPlace[];
  /** What the popup shows. */
  popup: HTMLElement;
  /** The map is drawn. */
  onReady: () => void;
  /** The map has been removed: it cannot be had. */
  onFail: () => void;
  /** A pin, or the ground beside them all (`null`), was pressed. */
  onPick: (slug: string | null) => void;
}

export interface OpenedMap {
  /** Goes to a place and opens its popup, or back to all. At once under reduced motion. */
  select: (slug: string | null) => void;
  restyle: (mapStyle: MapStyle) => void;
  remove: () => void;
}

/** A map that has drawn nothing by then (ms) will not come. */
export const PATIENCE = 8000;
const CLOSE_UP = 11;

/** Mapbox draws, fires `load`, and only then hears that the token is refused. */
function isRefusal(error: unknown): boolean {
  const { status, message = '' } = (error ?? {}) as { status?: number; message?: string };
  return status === 401 || status === 403 || /access token/i.test(message);
}

/** Opens the map. Every fault after this call removes it and calls `onFail`, once. @throws when it cannot even be opened. */
export function openMap(library: MapLibrary, options: OpenOptions): OpenedMap {
  const { container, token, mapStyle, locale, dir, texts, places, popup: content, onReady, onFail, onPick } = options;
  const { getRTLTextPluginStatus: rtlStatus } = library;
  if (rtlStatus() === 'error')
    throw new Error('The plugin for Arabic letters could not be fetched: unjoined letters are worse than the drawing.');
  library.setAccessToken(token);
  const map = new library.Map({
    container,
    style: mapStyle,
    language: locale,
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
    clearTimeout(patience);
    map.remove();
  };
  const fail = (): void => {
    if (gone) return;
    remove();
    onFail();
  };
  const patience = setTimeout(fail, PATIENCE);
  // Also keeps Mapbox from writing errors to the console: a tile that fails is fetched again as the map moves.
  map.on('error', ({ error }) => {
    if (isRefusal(error)) fail();
  });
  map.on('load', () => {
    clearTimeout(patience);
    onReady();
  });
  map.on('click', () => onPick(null));
  map.addControl(new library.NavigationControl({ visualizePitch: false }), dir === 'rtl' ? 'top-left' : 'top-right');
  map.addControl(new library.AttributionControl({ compact: true }), dir === 'rtl' ? 'bottom-left' : 'bottom-right');
  // Once per page: a second time throws.
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

/** All places with room around them; a single one from not too near. */
function overview(places: readonly Place[]) {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const bounds: [[number, number], [number, number]] = [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
  return { bounds, fitBoundsOptions: { padding: 56, maxZoom: CLOSE_UP } };
}

/** A pin that can be pressed. Not a stop of the keyboard: the list is, and says the same. */
function addPin(
  library: MapLibrary,
  map: MapboxMap,
  { slug, name, isMain = false, longitude, latitude }: BranchPlace,
  onPick: (slug: string) => void,
): Marker {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  // Mapbox makes a picture of what names no role of its own.
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
