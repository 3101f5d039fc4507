import arCore from '../intl/ar/core.json' with { type: 'json' };
import arForms from '../intl/ar/forms.json' with { type: 'json' };
import arKit from '../intl/ar/kit.json' with { type: 'json' };
import arTable from '../intl/ar/table.json' with { type: 'json' };
import enCore from '../intl/en/core.json' with { type: 'json' };
import enForms from '../intl/en/forms.json' with { type: 'json' };
import enKit from '../intl/en/kit.json' with { type: 'json' };
import enTable from '../intl/en/table.json' with { type: 'json' };
import frCore from '../intl/fr/core.json' with { type: 'json' };
import frForms from '../intl/fr/forms.json' with { type: 'json' };
import frKit from '../intl/fr/kit.json' with { type: 'json' };
import frTable from '../intl/fr/table.json' with { type: 'json' };
import urCore from '../intl/ur/core.json' with { type: 'json' };
import urForms from '../intl/ur/forms.json' with { type: 'json' };
import urKit from '../intl/ur/kit.json' with { type: 'json' };
import urTable from '../intl/ur/table.json' with { type: 'json' };

const english = { ...enCore, ...enForms, ...enKit, ...enTable };

/** Ids of the messages that name parts of components. */
type NameId = keyof typeof english;

const catalogues: Record<string, Record<NameId, string>> = {
  ar: { ...arCore, ...arForms, ...arKit, ...arTable },
  en: english,
  fr: { ...frCore, ...frForms, ...frKit, ...frTable },
  ur: { ...urCore, ...urForms, ...urKit, ...urTable },
};

/** Returns the accessible name of a part, as the component has it. Messages with plurals name no part. */
export type NameOf = (id: NameId, values?: Readonly<Record<string, string>>) => string;

/**
 * Names of parts in a language, a BCP 47 tag; `own` replaces messages as an application does at its provider. A language
 * without a catalogue has the English names.
 */
export function namesOf(locale: string, own: Readonly<Record<string, string>> = {}): NameOf {
  const shipped = catalogues[new Intl.Locale(locale).language] ?? english;
  return (id, values = {}) =>
    (own[id] ?? shipped[id]).replaceAll(/\{(\w+)(?:, number)?\}/g, (_, key: string) => values[key] ?? '');
}
