import Bowser from 'bowser';

/** Device according to the `User-Agent` header; `null` when unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
}

const LONGEST = 40;
const nameOf = (text: string | undefined): string | null => text?.slice(0, LONGEST) || null;

/** Parses browser and system from the `User-Agent` header; both are `null` for other programs. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512));
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
