import { lazy, Suspense, useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { scrollIntoList } from '../../foundations/inlineScroll.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { BranchItem, BranchPopup } from './BranchItem.tsx';
import { DrawnMap } from './DrawnMap.tsx';
import { loadMapbox, type MapLibrary, type MapStyle } from './library.ts';
import type { BranchPlace } from './place.ts';
import * as S from './BranchMap.styles.ts';

/** With a token only: nobody else fetches it. */
const LiveMap = lazy(async () => ({ default: (await import('./LiveMap.tsx')).LiveMap }));

/** Where a choice was made. */
export type SelectReason = 'list' | 'map';

export interface BranchMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> {
  /** Names the region. */
  label: string;
  /** In the order of the list. */
  branches: readonly BranchPlace[];
  /** Mapbox' public token. Without one nothing of Mapbox is fetched and the drawing is the map. */
  token?: string | undefined;
  /** The chosen branch's `slug`, or `null`. Left out, the component keeps it. */
  selected?: string | null | undefined;
  /** @default null */
  defaultSelected?: string | null;
  /** Another branch, or none, is chosen; says where. */
  onSelectedChange?: ((slug: string | null, details: { reason: SelectReason }) => void) | undefined;
  /** Of map and list, in px at the usual text size; a phone gives the map 336 px at most. @default 480 */
  height?: number;
  /** @default Mapbox' Light and Dark */
  mapStyles?: { light: MapStyle; dark: MapStyle };
  /** Gives another mapbox-gl: tests hand in a fake. @default fetches mapbox-gl, its styles and the plugin for Arabic letters */
  loadMap?: () => Promise<MapLibrary>;
}

const MAPBOX_STYLES = { light: 'mapbox://styles/mapbox/light-v11', dark: 'mapbox://styles/mapbox/dark-v11' };

/** A new list of the same places is no reason to open the map anew. */
const mapKey = (token: string, locale: string, branches: readonly BranchPlace[]): string =>
  JSON.stringify([
    token,
    locale,
    branches.map(({ slug, name, latitude, longitude, isMain }) => [slug, name, latitude, longitude, isMain]),
  ]);

/**
 * Where the branches are: a list and a map that say the same. The map is a drawing that needs neither script nor network; with a token
 * Mapbox takes its place once it is in sight, and gives it back at any fault. Not for a single address: a link to it is enough.
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
  // A server draws none: it would have to wait for its code.
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
          <S.Stage>
            <DrawnMap places={branches} selected={chosen} onPick={pick} />
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
          </S.Stage>
        </>
      )}
    </S.Root>
  );
}
