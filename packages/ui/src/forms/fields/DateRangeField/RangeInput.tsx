import { isIsoDate, type FieldCalendar } from '@taawun/domain';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldContext } from '../Field/context.ts';
import type { FieldOwnProps } from '../Field/index.ts';
import { describedBy } from '../Field/parts.tsx';
import { FramedInput } from '../Framed/index.ts';
import type { useRange } from './useRange.ts';
import * as S from './DateRangeField.styles.ts';

interface RangeInputProps extends Pick<FieldOwnProps, 'hint' | 'error' | 'required'> {
  /** Id of the group, whose hint and error describe the input. */
  group: string;
  label: ReactNode;
  end: ReturnType<typeof useRange>['from'];
  name: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled: boolean | undefined;
  /** Calendar of the text. */
  shown: FieldCalendar;
}

/** Input of one day of a range. */
export function RangeInput({
  group,
  label,
  end,
  name,
  ref,
  hint,
  error,
  required = false,
  disabled,
  shown,
}: RangeInputProps) {
  const wiring = { id: end.id, describedBy: describedBy(group, hint, error), invalid: Boolean(error), required };
  return (
    <S.End>
      <label htmlFor={end.id}>{label}</label>
      <FieldContext value={wiring}>
        <FramedInput
          ref={ref}
          name={name}
          disabled={disabled}
          text={end.text}
          formValue={end.value}
          onTextChange={end.onTextChange}
          onBlur={end.settle}
          chip={isIsoDate(end.value) ? <FormattedMessage id={`ui.date.kind.${shown}`} /> : null}
        />
      </FieldContext>
    </S.End>
  );
}
