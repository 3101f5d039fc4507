/** Regions whose digits and formats a language without a region gets; engines disagree on those of `ar`. */
const REGIONS: Readonly<Record<string, string>> = { ar: 'EG', en: 'US' };

const tags = new Map<string, string>();

/**
 * Tag of a locale for `Intl`: Arabic without a region is pinned to Egypt, whose digits are ٠–٩, English to the United
 * States. Settings such as `-u-nu-latn` stay.
 * @throws {RangeError} when `locale` is not a BCP 47 tag
 */
export function intlTag(locale: string): string {
  let tag = tags.get(locale);
  if (tag === undefined) {
    const { language, region } = new Intl.Locale(locale);
    const pinned = region === undefined ? REGIONS[language] : undefined;
    tag = new Intl.Locale(locale, pinned === undefined ? {} : { region: pinned }).toString();
    tags.set(locale, tag);
  }
  return tag;
}
