import { useLayoutEffect, useRef } from 'react';
import { Pagination } from '../Pagination/index.ts';
import * as S from './DataTable.styles.ts';

interface FootProps {
  /** How many rows there are, and which of them are shown. */
  count: string;
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

/** Rows that are shown, and the pages. */
export function Foot({ count, page, pages, onPageChange }: FootProps) {
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (pressed.current !== page) return;
    pressed.current = null;
    // The last page has no button for the next one, the first none for the one before: the current page takes the focus.
    if (!nav.current?.contains(document.activeElement))
      nav.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus({ preventScroll: true });
  });
  const turn = (next: number): void => {
    pressed.current = next;
    onPageChange(next);
  };
  return (
    <S.Foot data-part="foot">
      <div>{count}</div>
      <Pagination ref={nav} page={page} pages={pages} onPageChange={turn} />
    </S.Foot>
  );
}
