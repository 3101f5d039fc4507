/** An Arabic article is no initial: «العتيبي» is shortened to «الع•••». */
const INITIAL = /^(?:ال)?\p{L}\p{M}*/u;

/**
 * Shortens a person's name to the first one and the initials of the others: enough to compare it with the name on a
 * document, and too little to learn it.
 */
export function shortenedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  return [first, ...others.map((each) => `${INITIAL.exec(each)?.[0] ?? ''}•••`)].join(' ');
}
