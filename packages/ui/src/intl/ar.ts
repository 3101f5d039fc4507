// The complete catalogue. Its parts are also separate entry points, for pages that need only some of them.
import core from './ar/core.json' with { type: 'json' };
import cards from './ar/cards.json' with { type: 'json' };
import dialogs from './ar/dialogs.json' with { type: 'json' };
import forms from './ar/forms.json' with { type: 'json' };
import kit from './ar/kit.json' with { type: 'json' };
import fields from './ar/fields.json' with { type: 'json' };
import map from './ar/map.json' with { type: 'json' };
import table from './ar/table.json' with { type: 'json' };

// oxlint-disable-next-line import/no-default-export -- a catalogue is imported as a JSON module is
export default { ...core, ...cards, ...dialogs, ...forms, ...kit, ...fields, ...map, ...table };
