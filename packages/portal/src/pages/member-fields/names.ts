import type { Lookups } from '@taawun/api-client';

type Choices = 'banks' | 'titles' | 'qualifications' | 'nationalities' | 'cities';
type Places = 'countries' | 'states' | 'regions' | 'member_types';

/** What a stored code is called; a text that is no code of the list stands for itself, as older records have it. */
export const choiceName = (lookups: Lookups, list: Choices, code: string): string =>
  lookups[list].find((choice) => choice.code === code)?.name ?? code;

/** What a stored number is called; nothing for one that is not in the list. */
export const placeName = (lookups: Lookups, list: Places, id: number): string =>
  lookups[list].find((place) => place.id === id)?.name ?? '';
