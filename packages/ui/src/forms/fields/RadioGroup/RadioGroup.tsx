import { useId, type ChangeEventHandler, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { classes } from '../../../foundations/attributes/classes.ts';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { frame, type FieldOwnProps, type ValueProps, stateAttributes } from '../Field/index.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends
    FieldOwnProps,
    ValueProps<string>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  options: readonly RadioOption[];
  /** Called with the native event of the chosen radio button. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /**
   * Receives the radio button to focus: the one of `value` or `defaultValue`, else the first that is enabled. `ref`
   * receives the element around all of them.
   */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Name of the inputs. @default generated */
  name?: string | undefined;
  /** `cards`: bordered options side by side, for two or three short options. @default 'plain' */
  variant?: 'plain' | 'cards' | undefined;
  disabled?: boolean | undefined;
}

/** Radio buttons for a choice between a few options. Uncontrolled, the choice is in the DOM alone. */
export function RadioGroup({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  'aria-describedby': described,
  'aria-invalid': marked,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  inputRef,
  name,
  variant = 'plain',
  disabled,
  ...rest
}: RadioGroupProps) {
  const generated = useId();
  const id = given ?? generated;
  const initial = value ?? defaultValue ?? '';
  const enabled = options.filter((option) => !option.disabled);
  const focused = (enabled.find((option) => option.value === initial) ?? enabled[0])?.value;
  if (import.meta.env?.DEV)
    devError(
      initial !== '' && options.every((option) => option.value !== initial),
      `RadioGroup got value="${initial}", which none of its options has, so none looks chosen. Give '' for "nothing chosen", or add the option.`,
    );
  const invalid = Boolean(error) || marked;
  const choices = (
    <div {...rest} className={classes('ta-choices', rest.className)} data-part="options" data-variant={variant}>
      {options.map((option) => (
        <label
          key={option.value}
          className="ta-choice"
          data-part="option"
          {...stateAttributes(disabled || option.disabled, invalid)}
        >
          <input
            type="radio"
            className="ta-radio"
            name={name ?? generated}
            value={option.value}
            data-part="control"
            ref={option.value === focused ? inputRef : undefined}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            disabled={disabled || option.disabled}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a fieldset has no such state, and screen readers say it here
            aria-invalid={invalid}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(option.value);
            }}
          />
          <span>{option.label}</span>
          {option.hint ? <small>{option.hint}</small> : null}
        </label>
      ))}
    </div>
  );
  return frame({ label, hint, error, required, optional }, id, choices, { group: true, 'aria-describedby': described });
}
