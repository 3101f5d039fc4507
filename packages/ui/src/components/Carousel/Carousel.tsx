import { Children, useRef, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { scrollToStart } from '../../foundations/dom/inlineScroll.ts';
import { IconButton } from '../Button/index.ts';
import { useVisible } from './useVisible.ts';
import * as S from './Carousel.styles.ts';

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  /** Accessible name of the content, such as "Stories of members". */
  label: string;
  /**
   * Maximum item width: sm 240, md 320, lg 448 px; full: one item at a time. On a phone, part of the next item is
   * always visible.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'full';
}

/**
 * Horizontally scrolling row of items; every child is an item. It scrolls by touch, wheel, keys or its two buttons,
 * works without JavaScript, and never moves automatically. For items that users compare, use `Grid`.
 */
export function Carousel({ label, size = 'md', children, ...rest }: CarouselProps) {
  const intl = useIntl();
  const { dir } = useLocale();
  const strip = useRef<HTMLUListElement>(null);
  const items = Children.toArray(children);
  const total = items.length;
  const seen = useVisible(strip);
  const { from, to } = seen ?? { from: 0, to: total - 1 };
  const show = (index: number): void => {
    const item = strip.current?.children[Math.max(0, Math.min(total - 1, index))];
    // Scroll only the strip, never the page; scroll snapping aligns the last pixels.
    if (item && strip.current) scrollToStart(strip.current, item, dir);
  };
  const ends = { back: from === 0, forward: to >= total - 1 };
  const position =
    from === to
      ? intl.formatMessage({ id: 'ui.carousel.position' }, { index: from + 1, total })
      : intl.formatMessage({ id: 'ui.carousel.range' }, { from: from + 1, to: to + 1, total });
  return (
    <S.Root
      {...rest}
      role="region"
      aria-roledescription={intl.formatMessage({ id: 'ui.carousel.role' })}
      aria-label={label}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard */}
      <S.Strip ref={strip} role="list" data-size={size} tabIndex={0} aria-label={label}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- toArray adds a key to every child
          <li key={index}>{item}</li>
        ))}
      </S.Strip>
      <S.Controls data-state={seen ? (ends.back && ends.forward ? 'fits' : 'ready') : undefined}>
        <S.Position aria-live="polite">{seen ? position : null}</S.Position>
        <IconButton
          icon="chevron-back"
          variant="outline"
          label={intl.formatMessage({ id: 'ui.carousel.previous' })}
          aria-disabled={ends.back || undefined}
          onClick={() => {
            if (!ends.back) show(from - (to - from + 1));
          }}
        />
        <IconButton
          icon="chevron-forward"
          variant="outline"
          label={intl.formatMessage({ id: 'ui.carousel.next' })}
          aria-disabled={ends.forward || undefined}
          onClick={() => {
            if (!ends.forward) show(to + 1);
          }}
        />
      </S.Controls>
    </S.Root>
  );
}
