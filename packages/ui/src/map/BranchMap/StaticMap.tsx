import { useMemo, type MouseEvent } from 'react';
import { project, spread } from './geo.ts';
import { placeLabels, SIZES } from './labels.ts';
import { GRID_HEIGHT, outlinePath } from './outline.ts';
import type { BranchPlace } from './place.ts';
import * as S from './StaticMap.styles.ts';

interface StaticMapProps {
  places: readonly BranchPlace[];
  selected: string | null;
  onPick: (slug: string | null) => void;
}

/** Minimum distance between two pins, as a share of the width. */
const APART = 0.042;

/** Sorts the main branch first, so that its label is placed first. */
function arrange(places: readonly BranchPlace[]) {
  const ranked = places.toSorted((a, b) => Number(b.isMain ?? false) - Number(a.isMain ?? false));
  const spots = spread(ranked.map(project), APART);
  const pins = ranked.map(({ slug, city, name, isMain = false }, index) => ({
    slug,
    isMain,
    text: city ?? name,
    ...(spots[index] ?? { x: 0, y: 0 }),
  }));
  const sides = ({ width, dot, star }: (typeof SIZES)[keyof typeof SIZES]) =>
    placeLabels(
      pins.map((pin) => ({ ...pin, pin: pin.isMain ? star : dot })),
      width,
    );
  const narrow = sides(SIZES.narrow);
  const wide = sides(SIZES.wide);
  return pins.map((pin, index) => ({ ...pin, narrow: narrow[index] ?? undefined, wide: wide[index] ?? undefined }));
}

/**
 * Static map of Saudi Arabia with its pins, without script or network. Decorative: the list beside it has the same
 * content, so the map is hidden from assistive technology and not focusable. Does not mirror in RTL.
 */
export function StaticMap({ places, selected, onPick }: StaticMapProps) {
  const pins = useMemo(() => arrange(places), [places]);
  const press = ({ target }: MouseEvent): void =>
    onPick(target instanceof Element ? (target.closest<HTMLElement>('[data-pin]')?.dataset['pin'] ?? null) : null);
  return (
    <S.Root dir="ltr" aria-hidden="true" role="presentation" onClick={press}>
      <svg viewBox={`0 0 1000 ${GRID_HEIGHT}`}>
        <path className="coast" d={outlinePath} />
        <path className="land" d={outlinePath} />
      </svg>
      {pins.map(({ slug, isMain, x, y, text, narrow, wide }) => (
        <S.Spot
          key={slug}
          data-narrow={narrow}
          data-wide={wide}
          data-selected={selected === slug || undefined}
          style={{ '--x': x, '--y': y }}
        >
          <span data-pin={slug} data-main={isMain || undefined} data-selected={selected === slug || undefined} />
          <S.Label>
            <bdi>{text}</bdi>
          </S.Label>
        </S.Spot>
      ))}
    </S.Root>
  );
}
