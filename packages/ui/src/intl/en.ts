// The complete catalogue. Its parts are also separate entry points, for pages that need only some of them.
import core from './en/core.json' with { type: 'json' };
import cards from './en/cards.json' with { type: 'json' };
import dialogs from './en/dialogs.json' with { type: 'json' };
import forms from './en/forms.json' with { type: 'json' };
import kit from './en/kit.json' with { type: 'json' };
import fields from './en/fields.json' with { type: 'json' };
import map from './en/map.json' with { type: 'json' };
import table from './en/table.json' with { type: 'json' };

// oxlint-disable-next-line import/no-default-export -- a catalogue is imported as a JSON module is
export default { ...core, ...cards, ...dialogs, ...forms, ...kit, ...fields, ...map, ...table };
