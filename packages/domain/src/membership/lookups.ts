import { abroad } from './abroad.ts';
import { banks, memberTypes, nationalities, qualifications, titles } from './lists.ts';
import { saudi } from './saudi.ts';
import type { Name } from './tree.ts';

interface Choice {
  code: string;
  name: string;
}

/** Options of the member fields, in one language. */
export interface Lookups {
  countries: { id: number; code: string; name: string }[];
  states: { id: number; country_id: number; name: string }[];
  regions: { id: number; state_id: number; name: string }[];
  cities: { code: string; region_id: number; name: string }[];
  banks: Choice[];
  member_types: { id: number; name: string; description: string }[];
  titles: Choice[];
  qualifications: Choice[];
  nationalities: Choice[];
}

export const countries = [saudi, ...abroad];

/** Returns the options of all member fields, in one language. */
export function lookups(locale: 'ar' | 'en'): Lookups {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  const choices = (list: readonly { code: string; name: Name }[]) =>
    list.map(({ code, name }) => ({ code, name: name[locale] }));
  const states = countries.flatMap((country) => country.states.map((state) => ({ ...state, country_id: country.id })));
  const regions = states.flatMap((state) => state.regions.map((region) => ({ ...region, state_id: state.id })));
  return {
    countries: countries.map(({ id, code }) => ({ id, code, name: nameOf(code) })),
    states: states.map(({ id, country_id, name }) => ({ id, country_id, name: name[locale] })),
    regions: regions.map(({ id, state_id, name }) => ({ id, state_id, name: name[locale] })),
    cities: regions.flatMap((region) =>
      region.cities.map(({ code, name }) => ({ code, region_id: region.id, name: name[locale] })),
    ),
    banks: choices(banks),
    member_types: memberTypes.map(({ id, name, description }) => ({
      id,
      name: name[locale],
      description: description[locale],
    })),
    titles: choices(titles),
    qualifications: choices(qualifications),
    nationalities: nationalities.map((code) => ({ code, name: nameOf(code) })),
  };
}
