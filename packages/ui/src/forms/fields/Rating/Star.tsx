import { useId } from 'react';
import * as S from './Rating.styles.ts';

const PATH = 'M10 2.2 12.3 7l5.3.7-3.9 3.6 1 5.2L10 14l-4.7 2.5 1-5.2L2.4 7.7 7.7 7Z';

/** A star; `part` of it is filled, from the start of the line. Without it, CSS fills it. */
export function Star({ part }: { part?: number }) {
  const id = useId();
  return (
    <S.Star viewBox="0 0 20 20" aria-hidden="true" data-part={part === undefined ? undefined : ''}>
      <path d={PATH} />
      {part === undefined ? null : (
        <>
          <clipPath id={id}>
            <rect width={20 * part} height="20" />
          </clipPath>
          <path d={PATH} clipPath={`url(#${id})`} data-filled="" />
        </>
      )}
    </S.Star>
  );
}
