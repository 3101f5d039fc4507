import { pseudoCatalogue, type Pseudo } from '../packages/ui/src/testing/pseudo.ts';
import { stageOf } from './stage.ts';

type Catalogue = Record<string, string>;

const known: Record<Pseudo, WeakMap<Catalogue, Catalogue>> = { long: new WeakMap(), mixed: new WeakMap() };

/** Returns the messages in the form that the toolbar asks for, the same object each time. */
export function inWords<Messages extends Catalogue>(catalogue: Messages): Messages {
  const { words } = stageOf();
  if (words === 'real') return catalogue;
  let changed = known[words].get(catalogue);
  if (!changed) known[words].set(catalogue, (changed = pseudoCatalogue(catalogue, words)));
  // The same ids with other texts.
  return changed as Messages;
}
