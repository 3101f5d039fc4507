import { matches } from '../../forms/fields/search/normalize.ts';

/** Start and end of a found term in its text. */
export type FoundTerm = readonly [start: number, end: number];

/** Returns the terms of a text that a query finds: those that begin with one of its terms, whatever the spelling. */
export function foundTerms(text: string, query: string): FoundTerm[] {
  const parts = query.split(/\s+/).filter(Boolean);
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: term, index }): FoundTerm[] =>
    parts.some((part) => matches(term, part)) ? [[index, index + term.length]] : [],
  );
}
