import { useState } from 'react';

export interface DraftOptions<T> {
  value: T;
  onValueChange: (value: T) => void;
  /** Parses the text. Called at every keystroke. */
  parse: (text: string) => T;
  /** Formats the value while the user is not typing. */
  format: (value: T) => string;
  /**
   * Returns false for a value that represents unparsable text; the typed text then stays visible.
   * @default always true
   */
  readable?: (value: T) => boolean;
}

/**
 * Keeps the typed text of a control during editing and shows the formatted value otherwise. No input mask, so the caret
 * does not move. A value change from outside discards the typed text.
 */
export function useDraft<T>({ value, onValueChange, parse, format, readable }: DraftOptions<T>) {
  const [draft, setDraft] = useState<{ text: string; value: T } | null>(null);
  const text = draft && Object.is(draft.value, value) ? draft.text : format(value);
  return {
    text,
    /** Handles the text of a keystroke. */
    type: (next: string): void => {
      const parsed = parse(next);
      setDraft({ text: next, value: parsed });
      if (!Object.is(parsed, value)) onValueChange(parsed);
    },
    /** Handles blur: shows the formatted value, unless the text was unparsable. */
    settle: (): void => {
      if (!readable || readable(value)) setDraft(null);
    },
    /** Sets a value that was not typed. */
    set: (next: T): void => {
      setDraft(null);
      onValueChange(next);
    },
  };
}
