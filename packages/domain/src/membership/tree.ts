/** Name in both languages. */
export interface Name {
  ar: string;
  en: string;
}
export interface City {
  code: string;
  name: Name;
}
export interface Region {
  id: number;
  name: Name;
  cities: readonly City[];
}
export interface State {
  id: number;
  name: Name;
  regions: readonly Region[];
}
export interface Country {
  id: number;
  /** ISO 3166 code; the name comes from `Intl`. */
  code: string;
  states: readonly State[];
}

export const city = (code: string, ar: string, en: string): City => ({ code, name: { ar, en } });

/** Creates a governorate with its seat, which has the same name, and its other cities. */
export const region = (id: number, code: string, ar: string, en: string, ...more: readonly City[]): Region => ({
  id,
  name: { ar, en },
  cities: [city(code, ar, en), ...more],
});

export const state = (id: number, ar: string, en: string, regions: readonly Region[]): State => ({
  id,
  name: { ar, en },
  regions,
});

export const country = (id: number, code: string, states: readonly State[]): Country => ({ id, code, states });
