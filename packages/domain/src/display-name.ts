/** Control characters, line separators, and marks that reorder a line. Joiners, which Arabic names use, are allowed. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/** What a mail program or a phone turns into a link: a scheme, `www.`, an address, a host. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}]{2,}|[\p{L}\p{N}]\.[\p{L}\p{N}-]+\//iu;

/**
 * Returns the rule that a name breaks which the site sends to another person or publishes. A stranger writes it,
 * and the message that quotes it is the association's.
 */
export const displayNameFault = (text: string): 'characters' | 'noLinks' | null =>
  UNSAFE.test(text) ? 'characters' : LINK.test(text) ? 'noLinks' : null;

/** The same for a text of several lines. */
export const displayTextFault = (text: string): 'characters' | 'noLinks' | null =>
  displayNameFault(text.replaceAll(/\r?\n/g, ' '));
