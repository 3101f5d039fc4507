import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from '@taawun/domain';
import { remainingWordCount } from './remainingWordCount.ts';

it('is not negative exactly when the text satisfies the rule maxWords', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('كلمة', 'word', '٣')), fc.integer({ min: 1, max: 50 }), (texts, max) => {
      expect(remainingWordCount(countWords(texts.join(' ')), max) >= 0).toBe(texts.length < max);
    }),
  );
});
