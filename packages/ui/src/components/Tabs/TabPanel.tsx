import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as S from './Tabs.styles.ts';

interface TabPanelProps {
  id: string;
  /** Id of its tab. */
  tab: string;
  /** Label of its tab, shown without JavaScript. */
  name: string;
  selected: boolean;
  lazy: boolean;
  /** Called when find-in-page has a match in the panel. */
  onFound: () => void;
  children: ReactNode;
}

/** Content of a tab. An unselected panel is hidden, but find-in-page searches it. */
export function TabPanel({ id, tab, name, selected, lazy, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState(selected);
  if (selected && !visited) setVisited(true);
  useLayoutEffect(() => {
    // React supports `hidden` without a value only; without JavaScript the panel must not be hidden.
    if (selected) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [selected]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <S.Panel
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={tab}
      tabIndex={0}
      data-selected={selected || undefined}
      data-name={name}
    >
      {visited || !lazy ? children : null}
    </S.Panel>
  );
}
