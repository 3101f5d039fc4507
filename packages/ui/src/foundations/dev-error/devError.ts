/** Messages already logged. Tests clear it. */
export const said = new Set<string>();

/**
 * Logs an error about props that must not be combined: what is wrong, why, and how to fix it. Logs each message once.
 * Call it behind `if (import.meta.env?.DEV)`, so that production builds contain neither the check nor the message.
 */
export function devError(isWrong: boolean, message: string): void {
  if (!isWrong || said.has(message)) return;
  said.add(message);
  // oxlint-disable-next-line eslint/no-console -- the one place where a component speaks to its programmer
  console.error(`[taawun] ${message}`);
}

/** Returns the first duplicate key, for an error message. */
export function twice(keys: readonly (string | number)[]): string | number | undefined {
  const seen = new Set<string | number>();
  return keys.find((key) => seen.has(key) || !seen.add(key));
}
