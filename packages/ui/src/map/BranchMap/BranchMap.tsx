import { Suspense, useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { scrollIntoList } from '../../foundations/dom/inlineScroll.ts';
import { lazyPart } from '../../foundations/lazyPart.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { BranchItem, BranchPopup } from './BranchItem.tsx';
import { StaticMap } from './StaticMap.tsx';
import { loadMapbox, type MapLibrary, type MapStyle } from './library.ts';
import type { BranchPlace } from './place.ts';
import * as S from './BranchMap.styles.ts';

/** Loaded only when there is a token. */
const LiveMap = lazyPart(
  async () => (await import('./LiveMap.tsx')).LiveMap,
  () => null,
);

/** Source of a selection. */
export type SelectReason = 'list' | 'map';

export interface BranchMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> {
  /** Accessible name of the region. */
  label: string;
  /** Branches, in the order of the list. */
  branches: readonly BranchPlace[];
  /** Public Mapbox token. Without it, nothing of Mapbox is loaded and the static map is shown. */
  token?: string | undefined;
  /** `slug` of the selected branch, or `null`. When omitted, the component is uncontrolled. */
  selected?: string | null | undefined;
  /** `slug` of the initially selected branch, when uncontrolled. @default null */
  defaultSelected?: string | null;
  /** Called when the selection changes, with the new `slug` (`null` for none) and its source. */
  onSelectedChange?: ((slug: string | null, details: { reason: SelectReason }) => void) | undefined;
  /** Height of map and list, in px at the default text size; at most 336 px for the map on a phone. @default 480 */
  height?: number;
  /** Mapbox styles for the light and the dark theme. @default Mapbox' Light and Dark */
  mapStyles?: { light: MapStyle; dark: MapStyle };
  /** Loads mapbox-gl; tests inject a fake. @default loads mapbox-gl, its styles and the plugin for Arabic text */
  loadMap?: () => Promise<MapLibrary>;
}

const MAPBOX_STYLES = { light: 'mapbox://styles/mapbox/light-v11', dark: 'mapbox://styles/mapbox/dark-v11' };

/** Returns the key of the live map: a new array with the same places must not reopen the map. */
const mapKey = (token: string, locale: string, branches: readonly BranchPlace[]): string =>
  JSON.stringify([
    token,
    locale,
    branches.map(({ slug, name, latitude, longitude, isMain }) => [slug, name, latitude, longitude, isMain]),
  ]);

/**
 * Map of branches with an equivalent list. The static map needs neither script nor network; with a token, Mapbox
 * replaces it once it is in view, and on any error the static map returns. Not for a single address: use a link.
 */
export function BranchMap({
  label,
  branches,
  token,
  selected,
  defaultSelected = null,
  onSelectedChange,
  height = 480,
  mapStyles = MAPBOX_STYLES,
  loadMap = loadMapbox,
  style,
  ...rest
}: BranchMapProps) {
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultSelected);
  const chosen = selected === undefined ? own : selected;
  const choose = (slug: string | null, reason: SelectReason): void => {
    if (slug === chosen) return;
    setOwn(slug);
    onSelectedChange?.(slug, { reason });
  };
  const pick = (slug: string | null): void => choose(slug, 'map');
  // The server does not render the live map: it would have to wait for its lazy module.
  const here = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen !== null && list.current) scrollIntoList(list.current, list.current.querySelector('[data-selected]'));
  }, [chosen]);
  const branch = branches.find(({ slug }) => slug === chosen);
  return (
    <S.Root
      {...rest}
      style={{ ...style, '--ta-map-height': `${height / 16}rem` }}
      aria-label={label}
      data-empty={branches.length === 0 || undefined}
    >
      {branches.length === 0 ? (
        <EmptyState title={<FormattedMessage id="ui.branchMap.empty" />} />
      ) : (
        <>
          <S.List role="list" ref={list}>
            {branches.map((place) => (
              <BranchItem
                key={place.slug}
                branch={place}
                selected={place.slug === chosen}
                onSelect={(on) => choose(on ? place.slug : null, 'list')}
              />
            ))}
          </S.List>
          <S.MapArea>
            <StaticMap places={branches} selected={chosen} onPick={pick} />
            {token && here ? (
              <Suspense fallback={null}>
                <LiveMap
                  key={mapKey(token, locale, branches)}
                  {...{ token, mapStyles, loadMap }}
                  places={branches}
                  selected={chosen}
                  onPick={pick}
                >
                  {branch ? <BranchPopup branch={branch} /> : null}
                </LiveMap>
              </Suspense>
            ) : null}
          </S.MapArea>
        </>
      )}
    </S.Root>
  );
}
