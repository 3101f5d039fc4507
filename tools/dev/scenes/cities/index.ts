// The cities of the branches, each by what its people would know it by.
import { arRass, buraydah, unayzah } from './qassim.ts';
import { hail, riyadh, tabuk } from './central.ts';
import { jeddah, madinah, makkah } from './western.ts';
import { abha, alAhsa, dammam } from './coast-and-south.ts';

/** Scene of each branch, by its slug. */
export const CITIES: Readonly<Record<string, () => string>> = {
  buraydah,
  unayzah,
  'ar-rass': arRass,
  riyadh,
  hail,
  madinah,
  jeddah,
  makkah,
  dammam,
  'al-ahsa': alAhsa,
  abha,
  tabuk,
};
