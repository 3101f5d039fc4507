import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as S from './Tabs.styles.ts';

interface TabPanelProps {
  id: string;
  /** Id of its tab. */
  tab: string;
  /** Its tab's label, for a page without script. */
  name: string;
  selected: boolean;
  lazy: boolean;
  /** A search in the page found something in it. */
  onFound: () => void;
  children: ReactNode;
}

/** What a tab shows; while another is shown, hidden from eyes and ears but not from a search in the page. */
export function TabPanel({ id, tab, name, selected, lazy, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState(selected);
  if (selected && !visited) setVisited(true);
  useLayoutEffect(() => {
    // React writes `hidden` without a value only, and a reader without script needs none.
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
