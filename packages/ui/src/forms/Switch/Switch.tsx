import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Error, Hint } from '../Field/Field.styles.ts';
import * as S from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked' | 'onChange' | 'value' | 'required'> {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
}

/** On or off, at once: notifications, visibility. For an agreement that is sent with a form take CheckboxField. The thumb moves along the line of reading. */
export function Switch({ label, checked, onCheckedChange, hint, error, id: given, ...rest }: SwitchProps) {
  const generated = useId();
  const id = given ?? generated;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <S.Line>
      <label htmlFor={id}>{label}</label>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it is checked; aria-checked may not stand on it */}
      <S.Track {...rest} id={id} type="checkbox" role="switch" checked={checked} onChange={(event) => onCheckedChange(event.currentTarget.checked)} aria-describedby={described} aria-invalid={error ? true : undefined} />
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <Error id={`${id}-error`}><Icon name="cross" size={16} /><span>{error}</span></Error> : null}
    </S.Line>
  );
}
