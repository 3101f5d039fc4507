import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import { Field, useControl, type FieldOwnProps } from '../Field/index.ts';
import * as S from './Select.styles.ts';

export interface SelectOption { value: string; label: string; disabled?: boolean }

export interface SelectProps extends FieldOwnProps, Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children' | 'required' | 'multiple'> {
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. @default "Choose" */
  placeholder?: string | undefined;
}

/** One of many: the platform's own list, which every phone shows in the best way it knows. */
export function Select({ label, hint, error, required, optional, id, ...control }: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <Control {...control} />
    </Field>
  );
}

function Control({ options, value, onValueChange, placeholder, ...rest }: Omit<SelectProps, keyof FieldOwnProps>) {
  const intl = useIntl();
  return (
    <S.Frame>
      <S.Select {...rest} value={value} data-empty={value === '' || undefined} onChange={(event) => onValueChange(event.currentTarget.value)} {...useControl()}>
        <option value="">{placeholder ?? intl.formatMessage({ id: 'ui.select.placeholder' })}</option>
        {options.map((option) => <option key={option.value} value={option.value} disabled={option.disabled}>{option.label}</option>)}
      </S.Select>
      <Icon name="chevron-down" />
    </S.Frame>
  );
}
