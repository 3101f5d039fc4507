import { pseudoCatalogue, type Pseudo } from '../packages/ui/src/testing/pseudo.ts';
import { stageOf } from './stage.ts';

type Catalogue = Record<string, string>;

const known: Record<Pseudo, WeakMap<Catalogue, Catalogue>> = { long: new WeakMap(), mixed: new WeakMap() };

/** A catalogue as the toolbar wants its words; the same object each time. */
export function inWords(catalogue: Catalogue): Catalogue {
  const { words } = stageOf();
  if (words === 'real') return catalogue;
  let changed = known[words].get(catalogue);
  if (!changed) known[words].set(catalogue, (changed = pseudoCatalogue(catalogue, words)));
  return changed;
}
