import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { observeVisibility } from '../../foundations/dom/observeVisibility.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import type { MapLibrary, MapStyle } from './library.ts';
import { openMap, type OpenedMap, type MapTexts } from './openMap.ts';
import type { BranchPlace } from './place.ts';
import * as S from './BranchMap.styles.ts';

interface LiveMapProps {
  token: string;
  places: readonly BranchPlace[];
  selected: string | null;
  mapStyles: { light: MapStyle; dark: MapStyle };
  loadMap: () => Promise<MapLibrary>;
  onPick: (slug: string | null) => void;
  /** Popup content of the selected place. */
  children: ReactNode;
}

/** Mapbox' ids for the texts of its controls, and our message ids. */
const TEXTS = {
  'AttributionControl.ToggleAttribution': 'attribution',
  'LogoControl.Title': 'logo',
  'Map.Title': 'map',
  'NavigationControl.ResetBearing': 'north',
  'NavigationControl.ZoomIn': 'zoomIn',
  'NavigationControl.ZoomOut': 'zoomOut',
  'ScrollZoomBlocker.CmdMessage': 'scrollCmd',
  'ScrollZoomBlocker.CtrlMessage': 'scrollCtrl',
  'TouchPanBlocker.Message': 'twoFingers',
} as const satisfies MapTexts;

const isDark = (element: HTMLElement): boolean => getComputedStyle(element).colorScheme.includes('dark');

/**
 * Mapbox map above the static map: loaded when in view, shown once rendered, removed on any error. Props that an open
 * map cannot change (token, locale, places) belong in the component's key.
 */
export function LiveMap({ token, places, selected, mapStyles, loadMap, onPick, children }: LiveMapProps) {
  const { language, dir } = useLocale();
  const intl = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<OpenedMap | null>(null);
  const [seen, setSeen] = useState(false);
  const [live, setLive] = useState(false);
  const [popup, setPopup] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!container.current) return;
    return observeVisibility(
      [container.current],
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
  }, []);

  const styleOf = (element: HTMLElement): MapStyle => mapStyles[isDark(element) ? 'dark' : 'light'];
  const load = useEffectEvent(() => loadMap());
  const pick = useEffectEvent((slug: string | null): void => onPick(slug));
  const open = useEffectEvent((library: MapLibrary, element: HTMLElement): OpenedMap => {
    const content = document.createElement('div');
    const texts = Object.fromEntries(
      Object.entries(TEXTS).map(([name, id]) => [name, intl.formatMessage({ id: `ui.branchMap.${id}` })]),
    );
    const onFail = (): void => {
      map.current = null;
      setLive(false);
      setPopup(null);
    };
    const opened = openMap(library, {
      container: element,
      token,
      mapStyle: styleOf(element),
      language,
      dir,
      texts,
      places,
      popup: content,
      onPick: (slug) => pick(slug),
      onFail,
      onReady: () => setLive(true),
    });
    setPopup(content);
    if (selected !== null) opened.select(selected);
    return opened;
  });
  useEffect(() => {
    const element = container.current;
    if (!seen || !element) return;
    let left = false;
    const start = async (): Promise<void> => {
      try {
        const library = await load();
        if (!left) map.current = open(library, element);
      } catch {
        // No WebGL, no network, or a library that fails to start: the static map is already shown; remove the partial
        // map.
        element.replaceChildren();
      }
    };
    void start();
    return () => {
      left = true;
      map.current?.remove();
      map.current = null;
    };
  }, [seen]);

  useEffect(() => {
    map.current?.select(selected);
  }, [selected]);

  const restyle = useEffectEvent((): void => {
    if (container.current) map.current?.restyle(styleOf(container.current));
  });
  useEffect(() => {
    if (!live) return;
    const theme = new MutationObserver(() => restyle());
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    const changed = (): void => restyle();
    system.addEventListener('change', changed);
    return () => {
      theme.disconnect();
      system.removeEventListener('change', changed);
    };
  }, [live]);

  return (
    <>
      <S.Live ref={container} data-live={live || undefined} />
      {popup ? createPortal(children, popup) : null}
    </>
  );
}
