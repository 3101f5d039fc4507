import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { classes } from '../../../foundations/attributes/classes.ts';
import { devError, twice } from '../../../foundations/dev-error/devError.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Field, useControl, useControllable, useFieldId, type FieldOwnProps, stateAttributes } from '../Field/index.ts';
import type { RadioOption } from '../RadioGroup/index.ts';

export interface CheckboxGroupProps
  extends FieldOwnProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  options: readonly RadioOption[];
  /** Values of the checked options. Without it the group stores them itself. */
  value?: readonly string[] | undefined;
  /** Values of the options that are checked initially, when uncontrolled; a reset of the form restores them. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with the checked values in the order of the options. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Name of the checkboxes; a form sends it once for each checked option. */
  name?: string | undefined;
  /** `cards`: bordered options side by side. @default 'plain' */
  variant?: 'plain' | 'cards' | undefined;
  /** Adds a checkbox that checks or unchecks all options. Use it for five or more. @default false */
  selectAll?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Checkboxes for a choice of several options. For one consent use `CheckboxField`, for one option `RadioGroup`. */
export function CheckboxGroup({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  ref,
  value,
  defaultValue,
  onValueChange,
  'aria-describedby': described,
  ...control
}: CheckboxGroupProps) {
  const id = useFieldId(given);
  const state = useControllable<readonly string[]>(
    id,
    { value, defaultValue, onValueChange: (next) => onValueChange?.([...next]) },
    [],
  );
  return (
    <Field {...{ label, hint, error, required, optional, id }} aria-describedby={described} group>
      <Boxes {...control} ref={ref} value={state.value} onValueChange={state.change} />
    </Field>
  );
}

interface BoxesProps extends Omit<
  CheckboxGroupProps,
  keyof FieldOwnProps | 'value' | 'defaultValue' | 'onValueChange'
> {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

function Boxes({
  options,
  value,
  onValueChange,
  name,
  variant = 'plain',
  selectAll = false,
  disabled = false,
  ...rest
}: BoxesProps) {
  if (import.meta.env?.DEV) {
    const key = twice(options.map((option) => option.value));
    devError(
      key !== undefined,
      `CheckboxGroup has two options with the value "${key}", so a press on one checks both. Give every option a value of its own.`,
    );
    const unknown = value.find((entry) => options.every((option) => option.value !== entry));
    devError(
      unknown !== undefined,
      `CheckboxGroup got the value "${unknown}", which none of its options has, so it is never shown and never sent. Leave it out, or add the option.`,
    );
  }
  const { 'aria-invalid': invalid } = useControl(rest);
  const set = (isChecked: (option: RadioOption) => boolean): void =>
    onValueChange(options.filter(isChecked).map((option) => option.value));
  const isChecked = (option: RadioOption): boolean => value.includes(option.value);
  // A disabled option keeps its state.
  const enabled = options.filter((option) => !option.disabled);
  const all = enabled.length > 0 && enabled.every(isChecked);
  return (
    <div {...rest} className={classes('ta-choices', rest.className)} data-variant={variant}>
      {selectAll ? (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- `Checkbox` is its control
        <label className="ta-choice" data-all="" {...stateAttributes(disabled || enabled.length === 0)}>
          <Checkbox
            checked={all}
            indeterminate={!all && enabled.some(isChecked)}
            disabled={disabled || enabled.length === 0}
            onCheckedChange={(checked) => set((option) => (option.disabled ? isChecked(option) : checked))}
          />
          <span>
            <FormattedMessage id="ui.checkboxGroup.all" />
          </span>
        </label>
      ) : null}
      {options.map((option) => (
        <label className="ta-choice" key={option.value} {...stateAttributes(disabled || option.disabled, invalid)}>
          <Checkbox
            name={name}
            value={option.value}
            checked={isChecked(option)}
            disabled={disabled || option.disabled}
            aria-invalid={invalid}
            onCheckedChange={(checked) => set((other) => (other === option ? checked : isChecked(other)))}
          />
          <span>{option.label}</span>
          {option.hint ? <small>{option.hint}</small> : null}
        </label>
      ))}
    </div>
  );
}
