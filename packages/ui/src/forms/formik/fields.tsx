import { useLayoutEffect, useReducer, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Button, type ButtonProps } from '../../components/Button/index.ts';
import { CheckboxField, type CheckboxFieldProps } from '../fields/Checkbox/index.ts';
import { PhoneField, PhoneOrEmailField, type PhoneFieldProps } from '../fields/PhoneField/index.ts';
import { RadioGroup, type RadioGroupProps } from '../fields/RadioGroup/index.ts';
import { Select, type SelectProps } from '../fields/Select/index.ts';
import {
  PasswordField,
  TextArea,
  textField,
  type PasswordFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from '../fields/TextField/index.ts';
import { errorText, labelId } from './errors.ts';
import { useForm, useFormSlice } from './store.ts';

/** Props of the unbound field, with `name` instead of value, label and error. */
export type Bound<Props> = Omit<
  Props,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'checked'
  | 'defaultChecked'
  | 'onCheckedChange'
  | 'error'
  | 'label'
  | 'name'
  | 'id'
> & {
  name: string;
  /** Label of the field. @default the message `fields.{name}` */
  label?: string | undefined;
};

/**
 * Binds a field name to the form. Server errors take precedence over client errors; the default label is
 * `fields.{name}`.
 */
export function useField(name: string, label?: string) {
  const intl = useIntl();
  const form = useForm();
  const [, forceRender] = useReducer((turn: number) => turn + 1, 0);
  const shown = form.field(name);
  // `useSyncExternalStore` needs three effects per field, this needs one. Changes come from events, never during a
  // render.
  useLayoutEffect(() => {
    const leave = form.subscribe(name, forceRender);
    if (form.field(name) !== shown) forceRender();
    return () => {
      leave();
      form.labels.delete(name);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first rendered value matters
  }, [form, name]);
  // When the label changes with the language, the field keeps its position in the order.
  useLayoutEffect(() => form.label(name, label), [form, name, label]);
  const text = label ?? intl.formatMessage({ id: labelId(name) });
  return {
    id: form.idOf(name),
    name,
    label: text,
    value: shown.value,
    error: shown.error ? errorText(intl, shown.error, text) : undefined,
    change: (next: unknown) => form.change(name, next),
  };
}

/** Binds a text value by its name. */
export function useTextField(name: string, label?: string) {
  const { value, change, ...rest } = useField(name, label);
  return { ...rest, value: typeof value === 'string' ? value : '', onValueChange: change };
}

/** `TextField` bound to the form by `name`. */
export function FormTextField({ name, label, ...rest }: Bound<TextFieldProps>) {
  return textField({ ...rest, ...useTextField(name, label) });
}
/** `TextArea` bound to the form by `name`. */
export function FormTextArea({ name, label, ...rest }: Bound<TextAreaProps>) {
  return <TextArea {...rest} {...useTextField(name, label)} />;
}
/** `PasswordField` bound to the form by `name`. */
export function FormPasswordField({ name, label, ...rest }: Bound<PasswordFieldProps>) {
  return <PasswordField {...rest} {...useTextField(name, label)} />;
}
/** `PhoneField` bound to the form by `name`. Validate with `rules.phone()`. */
export function FormPhoneField({ name, label, ...rest }: Bound<PhoneFieldProps>) {
  return <PhoneField {...rest} {...useTextField(name, label)} />;
}
/** `PhoneOrEmailField` bound to the form by `name`. Validate with `rules.phoneOrEmail()`. */
export function FormPhoneOrEmailField({ name, label, ...rest }: Bound<PhoneFieldProps>) {
  return <PhoneOrEmailField {...rest} {...useTextField(name, label)} />;
}
/** `Select` bound to the form by `name`. */
export function FormSelect({ name, label, ...rest }: Bound<SelectProps>) {
  return <Select {...rest} {...useTextField(name, label)} />;
}
/** `RadioGroup` bound to the form by `name`. */
export function FormRadioGroup({ name, label, ...rest }: Bound<RadioGroupProps>) {
  return <RadioGroup {...rest} {...useTextField(name, label)} />;
}
/** `CheckboxField` bound to the form by `name`. The value is a boolean. */
export function FormCheckbox({ name, label, ...rest }: Bound<CheckboxFieldProps> & { label?: string }) {
  const { value, change, ...field } = useField(name, label);
  return <CheckboxField {...rest} {...field} checked={value === true} onCheckedChange={change} />;
}

/** Submit button of the form; shows a loading state during submission. */
export function SubmitButton(
  props: Omit<ComponentProps<'button'>, 'children' | 'type'> &
    Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon' | 'iconEnd' | 'children'>,
) {
  const submitting = useFormSlice((state) => state.submitting);
  return <Button {...props} type="submit" loading={submitting} />;
}
