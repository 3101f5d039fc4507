import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from '@taawun/domain';
import { wordsLeft } from './wordsLeft.ts';

it('agrees with the rule: as long as none is too many, the text has fewer words than allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('كلمة', 'word', '٣')), fc.integer({ min: 1, max: 50 }), (words, max) => {
      expect(wordsLeft(countWords(words.join(' ')), max) >= 0).toBe(words.length < max);
    }),
  );
});
