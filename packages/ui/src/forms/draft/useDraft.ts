import { useState } from 'react';

export interface DraftOptions<T> {
  value: T;
  onValueChange: (value: T) => void;
  /** What a text means. May be asked at every keystroke. */
  parse: (text: string) => T;
  /** How a value is shown while nobody is typing. */
  format: (value: T) => string;
  /** False for a value that stands for a text nobody can read: what was typed then stays in sight. @default always true */
  readable?: (value: T) => boolean;
}

/**
 * A control that shows exactly what is typed while it is typed, and the value in its written form otherwise. No mask: nothing moves
 * under the caret. The typed text lives here only; it gives way when the value changes from outside.
 */
export function useDraft<T>({ value, onValueChange, parse, format, readable }: DraftOptions<T>) {
  const [draft, setDraft] = useState<{ text: string; value: T } | null>(null);
  const text = draft && Object.is(draft.value, value) ? draft.text : format(value);
  return {
    text,
    /** At every keystroke. */
    type: (next: string): void => {
      const parsed = parse(next);
      setDraft({ text: next, value: parsed });
      if (!Object.is(parsed, value)) onValueChange(parsed);
    },
    /** On leaving: the written form, unless nobody could read the text. */
    settle: (): void => {
      if (!readable || readable(value)) setDraft(null);
    },
    /** A value that did not come from the keyboard. */
    set: (next: T): void => {
      setDraft(null);
      onValueChange(next);
    },
  };
}
