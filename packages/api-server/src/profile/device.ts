import Bowser from 'bowser';

/** What a device says of itself; null where it does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
}

const LONGEST = 40;
const nameOf = (text: string | undefined): string | null => text?.slice(0, LONGEST) || null;

/** Browser and system by the header `User-Agent`. A program that is no browser has neither. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512));
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
