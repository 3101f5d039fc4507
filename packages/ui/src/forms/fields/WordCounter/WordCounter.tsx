import { FormattedMessage } from 'react-intl';
import { countWords } from '@taawun/domain';
import { useControllable, useFieldId, useWrittenText } from '../Field/index.ts';
import { TextArea, type TextAreaProps } from '../TextField/index.ts';
import { remainingWordCount } from './remainingWordCount.ts';
import * as S from './WordCounter.styles.ts';

export interface WordCountedTextAreaProps extends TextAreaProps {
  /** Exclusive upper bound of the number of words, as in `rules.maxWords`. */
  maxWords: number;
}

/**
 * Text area that shows how many words are left. Does not truncate the text; validation errors come from
 * `rules.maxWords(n)`.
 */
export function WordCountedTextArea({
  maxWords,
  hint,
  id: given,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: WordCountedTextAreaProps) {
  const id = useFieldId(given);
  const text = useControllable(id, { value, defaultValue, onValueChange }, '');
  useWrittenText(id, text.controlled, text.value, text.store);
  const counter = <WordCounter text={text.value} maxWords={maxWords} />;
  return (
    <TextArea
      {...rest}
      id={id}
      value={text.value}
      onValueChange={text.change}
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
  /** Exclusive upper bound of the number of words. A word is a run of non-whitespace characters. */
  maxWords: number;
}

/** Shows how many words are left or in excess. Assistive technology announces it only near the limit. */
export function WordCounter({ text, maxWords }: WordCounterProps) {
  const left = remainingWordCount(countWords(text), maxWords);
  const near = left <= Math.max(3, Math.ceil(maxWords / 10));
  return (
    <S.Counter data-over={left < 0 || undefined} aria-live={near ? 'polite' : 'off'}>
      <FormattedMessage id={left < 0 ? 'ui.words.over' : 'ui.words.left'} values={{ count: Math.abs(left) }} />
    </S.Counter>
  );
}
