export type Script = 'arabic' | 'latin';

const LETTERS: Readonly<Record<Script, RegExp>> = { arabic: /\p{Script=Arabic}/u, latin: /\p{Script=Latin}/u };

/** Returns the script of a name by its letters; `null` for mixed or other scripts, or without letters. */
export function scriptOf(name: string): Script | null {
  const found = (['arabic', 'latin'] as const).filter((script) => LETTERS[script].test(name));
  return found.length === 1 ? (found[0] ?? null) : null;
}
