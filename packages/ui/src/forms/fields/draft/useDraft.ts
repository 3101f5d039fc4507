import { useState, type FocusEvent, type FocusEventHandler } from 'react';
import { useControllable, useWrittenText, type ValueProps } from '../Field/index.ts';

export interface DraftOptions<T> extends ValueProps<T> {
  /** Id of the input. */
  id: string;
  /** Value of the empty field. */
  empty: T;
  /** Parses the text. Called at every keystroke. */
  parse: (text: string) => T;
  /** Formats the value while the user is not typing. */
  format: (value: T) => string;
  /**
   * Returns false for a value that represents unparsable text; the typed text then stays visible.
   * @default always true
   */
  readable?: (value: T) => boolean;
  /** Called when a reset of the form restored the default. */
  onRestore?: () => void;
}

/**
 * Keeps the typed text of a control during editing and shows the formatted value otherwise. No input mask, so the caret
 * does not move. A value change from outside discards the typed text.
 */
export function useDraft<T>({ id, empty, parse, format, readable, onRestore, ...props }: DraftOptions<T>) {
  const [draft, setDraft] = useState<{ text: string; value: T } | null>(null);
  const { value, controlled, change, store } = useControllable(id, props, empty, () => {
    setDraft(null);
    onRestore?.();
  });
  const text = draft && Object.is(draft.value, value) ? draft.text : format(value);
  useWrittenText(id, controlled, text, (written) => {
    const parsed = parse(written);
    setDraft(readable && !readable(parsed) ? { text: written, value: parsed } : null);
    store(parsed);
  });
  /** Handles the text of a keystroke. */
  const type = (next: string): void => {
    const parsed = parse(next);
    setDraft({ text: next, value: parsed });
    if (!Object.is(parsed, value)) change(parsed);
  };
  /** Handles blur: shows the formatted value, unless the text was unparsable. */
  const settle = (): void => {
    if (!readable || readable(value)) setDraft(null);
  };
  return {
    text,
    value,
    type,
    settle,
    /** Props of the framed input that shows the text. `onBlur` is the caller's. */
    inputProps: (onBlur?: FocusEventHandler<HTMLInputElement>) => ({
      text,
      onTextChange: type,
      onBlur: (event: FocusEvent<HTMLInputElement>): void => {
        settle();
        onBlur?.(event);
      },
    }),
    /** Sets a value that was not typed. */
    set: (next: T): void => {
      setDraft(null);
      change(next);
    },
    /** Stores such a value without calling `onValueChange`, where it is part of a greater change. */
    store: (next: T): void => {
      setDraft(null);
      if (!controlled) store(next);
    },
  };
}
