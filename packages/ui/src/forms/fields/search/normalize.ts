import { normalizeText as normalize } from '@taawun/domain';

export { normalize };

/**
 * Returns whether every word of the query is a prefix of a word of the text, in any order and regardless of the article
 * ال.
 */
export function matches(text: string, query: string): boolean {
  const tokens = normalize(text).split(/[\s\-/(),،.]+/);
  return normalize(query)
    .split(' ')
    .every(
      (part) =>
        part === '' ||
        tokens.some(
          (word) => word.startsWith(part) || word.replace(/^(ال|لل)/, '').startsWith(part.replace(/^ال(?=..)/, '')),
        ),
    );
}

/** Returns the options whose label, hint or group matches the query. */
export const findOptions = <Option extends { label: string; hint?: string; group?: string }>(
  options: readonly Option[],
  query: string,
): Option[] => options.filter(({ label, hint = '', group = '' }) => matches(`${label} ${hint} ${group}`, query));
