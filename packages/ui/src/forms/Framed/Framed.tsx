import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useControl } from '../Field/index.ts';
import * as S from './Framed.styles.ts';

// parity: it stands in NumberField, AmountField and others, whose stories show it.
export interface FramedInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'required'
> {
  text: string;
  onTextChange: (text: string) => void;
  /** Latin content in both directions. The frame turns with it, so that nothing lies on its first characters. */
  ltr?: boolean | undefined;
  /** Stands before the text, in the line of reading. */
  start?: ReactNode;
  /** Stands after the text. */
  end?: ReactNode;
}

/** The input of a Field whose edge holds more than the text: a unit, a mark, buttons (`data-edge="start | end"` for a button at the very edge). */
export function FramedInput({ text, onTextChange, ltr, start, end, ...rest }: FramedInputProps) {
  const side = ltr ? { dir: 'ltr' as const } : {};
  return (
    <S.Frame {...side}>
      {start}
      <S.Bare
        autoComplete="off"
        {...rest}
        {...side}
        value={text}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        {...useControl()}
      />
      {end}
    </S.Frame>
  );
}

/** A word inside the frame: a unit or, as a chip, a kind. Its meaning must be said to assistive technology elsewhere. */
export function FrameUnit({ chip, children }: { chip?: boolean; children: ReactNode }) {
  return (
    <S.Unit aria-hidden="true" data-chip={chip || undefined}>
      {children}
    </S.Unit>
  );
}
