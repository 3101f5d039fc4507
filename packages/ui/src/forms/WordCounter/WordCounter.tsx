import { FormattedMessage } from 'react-intl';
import { countWords } from '@taawun/domain';
import { TextArea, type TextAreaProps } from '../TextField/index.ts';
import { wordsLeft } from './wordsLeft.ts';
import * as S from './WordCounter.styles.ts';

export interface WordCountedTextAreaProps extends TextAreaProps {
  /** The text must have fewer words than this, as `rules.maxWords` says. */
  maxWords: number;
}

/** A text area that counts the words left. Nothing is cut off while typing: `rules.maxWords(n)` speaks when the form is checked. */
export function WordCountedTextArea({ maxWords, hint, ...rest }: WordCountedTextAreaProps) {
  const counter = <WordCounter text={rest.value} maxWords={maxWords} />;
  return (
    <TextArea
      {...rest}
      hint={
        hint ? (
          <>
            {hint} {counter}
          </>
        ) : (
          counter
        )
      }
    />
  );
}

export interface WordCounterProps {
  text: string;
  /** Words are runs between white space, in any script. */
  maxWords: number;
}

/** How many words may still be written, or how many are too many. Assistive technology hears of it near the end only, not at every word. */
export function WordCounter({ text, maxWords }: WordCounterProps) {
  const left = wordsLeft(countWords(text), maxWords);
  const near = left <= Math.max(3, Math.ceil(maxWords / 10));
  return (
    <S.Counter data-over={left < 0 || undefined} aria-live={near ? 'polite' : 'off'}>
      <FormattedMessage id={left < 0 ? 'ui.words.over' : 'ui.words.left'} values={{ count: Math.abs(left) }} />
    </S.Counter>
  );
}
