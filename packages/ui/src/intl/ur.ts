// The complete catalogue. Its parts are also separate entry points, for pages that need only some of them.
import core from './ur/core.json' with { type: 'json' };
import cards from './ur/cards.json' with { type: 'json' };
import dialogs from './ur/dialogs.json' with { type: 'json' };
import forms from './ur/forms.json' with { type: 'json' };
import kit from './ur/kit.json' with { type: 'json' };
import fields from './ur/fields.json' with { type: 'json' };
import map from './ur/map.json' with { type: 'json' };
import table from './ur/table.json' with { type: 'json' };

// oxlint-disable-next-line import/no-default-export -- a catalogue is imported as a JSON module is
export default { ...core, ...cards, ...dialogs, ...forms, ...kit, ...fields, ...map, ...table };
