import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { observeVisibility } from '../../foundations/dom/observeVisibility.ts';
import * as S from './Outline.styles.ts';

export interface OutlineItem {
  /** `id` of the heading. */
  id: string;
  label: string;
  /** Level below the outline's first, for sub-headings. @default 1 */
  level?: 1 | 2;
}

export interface OutlineProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Headings of the page in order. */
  items: readonly OutlineItem[];
}

/** Id of the last heading above the middle of the window: the one whose text is read. */
function useCurrent(items: readonly OutlineItem[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? []);
    const read = (): void => {
      const middle = window.innerHeight / 2;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < middle)?.id);
    };
    // Called when a heading passes the middle of the window, and once at the start.
    return observeVisibility(headings, read, { rootMargin: '0px 0px -50% 0px' });
  }, [items]);
  return current;
}

/**
 * Links to the headings of a long page; the one whose text is read is marked. Place it beside the text, where it may
 * stick. For the pages of an area use `SubNav`.
 */
export function Outline({ items, ...rest }: OutlineProps) {
  const intl = useIntl();
  const current = useCurrent(items);
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.outline.label' })} {...rest}>
      <S.Title aria-hidden="true">{intl.formatMessage({ id: 'ui.outline.label' })}</S.Title>
      <S.List role="list">
        {items.map(({ id, label, level = 1 }) => (
          <li key={id}>
            <S.Item href={`#${id}`} data-level={level} aria-current={id === current ? 'location' : undefined}>
              {label}
            </S.Item>
          </li>
        ))}
      </S.List>
    </nav>
  );
}
