import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { scrollToMiddle } from '../../foundations/dom/inlineScroll.ts';
import { rowIndex } from '../../foundations/dom/rowKeys.ts';
import { TabPanel } from './TabPanel.tsx';
import * as S from './Tabs.styles.ts';

export interface TabItem {
  key: string;
  label: string;
  /** Content after the label, such as a count. */
  badge?: ReactNode;
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in reading order; each has a unique key. */
  items: readonly TabItem[];
  /** Key of the selected tab (controlled). */
  value?: string;
  /** Key of the initially selected tab (uncontrolled). @default the first */
  defaultValue?: string;
  onValueChange?: (key: string) => void;
  /**
   * Renders a panel on its first visit and retains it. Do not use it for text that must be available without
   * JavaScript or to find-in-page.
   * @default false
   */
  lazy?: boolean;
}

/**
 * Views of one subject, one at a time. Arrow keys follow the reading direction and select immediately; find-in-page
 * opens the panel of the match; without JavaScript all panels are stacked under their labels. For navigation between
 * pages use `SubNav`.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, lazy = false, ...rest }: TabsProps) {
  if (import.meta.env?.DEV) {
    devError(
      value !== undefined && defaultValue !== undefined,
      'Tabs got both value and defaultValue. Keep value (with onValueChange) when the page decides which tab is shown, defaultValue when the tabs do.',
    );
    const key = twice(items.map((item) => item.key));
    devError(
      key !== undefined,
      `Tabs "${label}" has two items with the key "${key}", so a choice of one shows the other. Give every item a key of its own.`,
    );
    const chosen = value ?? defaultValue;
    devError(
      chosen !== undefined && items.every((item) => item.key !== chosen),
      `Tabs "${label}" has no item with the key "${chosen}", so the first is shown. Give one of: ${items.map((item) => item.key).join(', ')}.`,
    );
  }
  const id = useId();
  const { dir } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const wanted = items.findIndex(({ key }) => key === (value ?? own));
  const current = Math.max(0, wanted);
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[current];
    // Scroll only the row, never the page.
    if (row && tab instanceof HTMLElement) scrollToMiddle(row, tab);
  }, [current]);
  const select = (index: number): void => {
    const next = items[index];
    if (!next || index === current) return;
    setOwn(next.key);
    onValueChange?.(next.key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = rowIndex(event, dir, current, items.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
  return (
    <div {...rest}>
      <S.List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <S.Tab
            key={item.key}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => select(index)}
          >
            {item.label}
            {item.badge}
          </S.Tab>
        ))}
      </S.List>
      {items.map((item, index) => (
        <TabPanel
          key={item.key}
          id={`${id}p${index}`}
          tab={`${id}t${index}`}
          name={item.label}
          selected={index === current}
          lazy={lazy}
          onFound={() => select(index)}
        >
          {item.content}
        </TabPanel>
      ))}
    </div>
  );
}
