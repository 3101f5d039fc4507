import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import * as S from './DataTable.styles.ts';

/** Returns whether the frame's content is larger than the frame. */
function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void =>
      setScrolls(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    measure();
    // jsdom measures nothing: nothing scrolls there.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    if (element.firstElementChild) observer?.observe(element.firstElementChild);
    return () => observer?.disconnect();
  }, [frame]);
  return scrolls;
}

interface ScrollFrameProps {
  /** Accessible name of the frame while it scrolls. */
  label: string;
  blockSize: string | undefined;
  /** Scrolls to the first row when it changes. */
  resetKey: string;
  children: ReactNode;
}

/** Frame of the table. While it scrolls it is a region, which the keyboard reaches. */
export function ScrollFrame({ label, blockSize, resetKey, children }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  const shownKey = useRef(resetKey);
  useEffect(() => {
    if (shownKey.current === resetKey) return;
    shownKey.current = resetKey;
    frame.current?.scrollTo?.({ top: 0 });
  }, [resetKey]);
  return (
    <S.Frame
      ref={frame}
      data-part="frame"
      style={{ maxBlockSize: blockSize }}
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': label })}
    >
      {children}
    </S.Frame>
  );
}
