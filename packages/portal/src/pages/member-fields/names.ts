import type { Lookups } from '@taawun/api-client';

type Choices = 'banks' | 'titles' | 'qualifications' | 'nationalities' | 'cities';
type Places = 'countries' | 'states' | 'regions' | 'member_types';

/**
 * Returns the name of a stored code; a text that is not in the list is returned unchanged, because older records
 * contain free text.
 */
export const choiceName = (lookups: Lookups, list: Choices, code: string): string =>
  lookups[list].find((choice) => choice.code === code)?.name ?? code;

/** Returns the name of a stored id; an empty string when it is not in the list. */
export const placeName = (lookups: Lookups, list: Places, id: number): string =>
  lookups[list].find((place) => place.id === id)?.name ?? '';
