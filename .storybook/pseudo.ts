import { pseudoCatalogue, type Pseudo } from '../packages/ui/src/testing/pseudo.ts';
import { storyGlobals } from './story-globals.ts';

type Catalogue = Record<string, string>;

const cache: Record<Pseudo, WeakMap<Catalogue, Catalogue>> = { long: new WeakMap(), mixed: new WeakMap() };

/** Transforms a catalogue by the toolbar's text mode. Returns the same object for the same catalogue and mode. */
export function pseudoLocalized<Messages extends Catalogue>(catalogue: Messages): Messages {
  const { messages: mode } = storyGlobals();
  if (mode === 'real') return catalogue;
  let changed = cache[mode].get(catalogue);
  if (!changed) cache[mode].set(catalogue, (changed = pseudoCatalogue(catalogue, mode)));
  // The same ids with other texts.
  return changed as Messages;
}
