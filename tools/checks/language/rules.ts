// All language rules, in the order of their documentation in CONTRIBUTING.md.
import type { Rule } from './project.ts';
import { accessibleNames } from './rules/accessible-names.ts';
import { autocomplete } from './rules/autocomplete.ts';
import { bilingualMocks } from './rules/bilingual-mocks.ts';
import { cacheKeys } from './rules/cache-keys.ts';
import { cleanups } from './rules/cleanups.ts';
import { dictionary } from './rules/dictionary.ts';
import { explicitLocale } from './rules/explicit-locale.ts';
import { focusMoves } from './rules/focus-moves.ts';
import { gluedMessages } from './rules/glued-messages.ts';
import { messageArguments } from './rules/message-arguments.ts';
import { presses } from './rules/presses.ts';
import { print } from './rules/print.ts';
import { rawNumbers } from './rules/raw-numbers.ts';
import { reducedMotion } from './rules/reduced-motion.ts';
import { riyadhDays } from './rules/riyadh-days.ts';
import { scriptDirection } from './rules/script-direction.ts';
import { scriptSigns } from './rules/script-signs.ts';
import { stacking } from './rules/stacking.ts';

export const rules: readonly Rule[] = [
  accessibleNames,
  explicitLocale,
  rawNumbers,
  gluedMessages,
  messageArguments,
  scriptSigns,
  dictionary,
  cacheKeys,
  bilingualMocks,
  autocomplete,
  riyadhDays,
  reducedMotion,
  focusMoves,
  presses,
  cleanups,
  scriptDirection,
  stacking,
  print,
];
