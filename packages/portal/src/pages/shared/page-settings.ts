import type { PageSetting } from '@taawun/api-client';

/** Returns a page's settings as a map from type to value. */
export const toMap = (list: readonly PageSetting[]): Record<string, unknown> =>
  Object.fromEntries(list.map(({ type, value }) => [type, value]));

/** Returns a text setting; an empty string when missing or structured. */
export const textOf = (map: Record<string, unknown>, type: string): string =>
  typeof map[type] === 'string' ? map[type] : '';

/** Returns a setting that is a list of texts. */
export const listOf = (map: Record<string, unknown>, type: string): string[] => {
  const value = map[type];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
};

/** Returns the plain text of HTML, truncated, for descriptions. */
export const plainText = (html: string, length = 160): string => {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
};
