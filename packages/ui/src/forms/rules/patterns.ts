import { parseMobile } from '../../intl/phone.ts';

/** One @, something before it, a dotted name after it. Whether the address exists only a sent mail can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(text);

/** A Saudi mobile number in any of the accepted forms. */
export const isMobile = (text: string): boolean => parseMobile(text) !== null;

/** Words are runs between white space, in any script. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** An address on the web. Other schemes (javascript:, data:) are refused. */
export function isUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}

/**
 * A redirect target inside the site: starts with one `/`, made of letters, digits and `@ - % _ ~` with optional query and hash
 * (specification, section 5). `//host` and `/\host` are refused: browsers read them as another site.
 */
export const isInternalPath = (text: string): boolean =>
  /^\/(?!\/)[a-zA-Z0-9@\-%_~/]*(\?[a-zA-Z0-9@\-%_~/=&+.,:]*)?(#[a-zA-Z0-9@\-%_~/]*)?$/.test(text);
