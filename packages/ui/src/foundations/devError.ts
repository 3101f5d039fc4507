/** What has been said already. Tests empty it. */
export const said = new Set<string>();

/**
 * Tells a programmer of props that do not belong together: what is wrong, why, and how to put it right. Once for each message.
 * Call it behind `if (import.meta.env?.DEV)`, so that a build for readers holds neither the check nor its words.
 */
export function devError(isWrong: boolean, message: string): void {
  if (!isWrong || said.has(message)) return;
  said.add(message);
  // oxlint-disable-next-line eslint/no-console -- the one place where a component speaks to its programmer
  console.error(`[taawun] ${message}`);
}

/** The first key that stands twice, for a message about it. */
export function twice(keys: readonly (string | number)[]): string | number | undefined {
  const seen = new Set<string | number>();
  return keys.find((key) => seen.has(key) || !seen.add(key));
}
