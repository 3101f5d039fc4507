// The complete catalogue. Its parts are also separate entry points, for pages that need only some of them.
import core from './fr/core.json' with { type: 'json' };
import cards from './fr/cards.json' with { type: 'json' };
import dialogs from './fr/dialogs.json' with { type: 'json' };
import forms from './fr/forms.json' with { type: 'json' };
import kit from './fr/kit.json' with { type: 'json' };
import fields from './fr/fields.json' with { type: 'json' };
import map from './fr/map.json' with { type: 'json' };
import table from './fr/table.json' with { type: 'json' };

// oxlint-disable-next-line import/no-default-export -- a catalogue is imported as a JSON module is
export default { ...core, ...cards, ...dialogs, ...forms, ...kit, ...fields, ...map, ...table };
