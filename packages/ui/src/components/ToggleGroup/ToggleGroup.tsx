import type { ComponentPropsWithRef } from 'react';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Segment } from '../SegmentedControl/Segments.styles.ts';
import type { SegmentOption } from '../SegmentedControl/index.ts';
import * as S from './ToggleGroup.styles.ts';

export interface ToggleGroupProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** Accessible name: what the buttons switch. */
  label: string;
  options: readonly SegmentOption[];
  /** Values of the pressed buttons (controlled). */
  value?: readonly string[];
  /** Values of the initially pressed buttons (uncontrolled). @default none */
  defaultValue?: readonly string[];
  /** Called with the pressed values in the order of the options. */
  onValueChange?: (value: string[]) => void;
  /** @default false */
  disabled?: boolean;
}

/**
 * Buttons that are each on or off and take effect at once, such as the filters of a list. For exactly one option use
 * `SegmentedControl`, for options that a form sends `CheckboxGroup`.
 */
export function ToggleGroup({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  ...rest
}: ToggleGroupProps) {
  if (import.meta.env?.DEV) {
    const key = twice(options.map((option) => option.value));
    devError(
      key !== undefined,
      `ToggleGroup "${label}" has two options with the value "${key}", so a press on one presses both. Give every option a value of its own.`,
    );
  }
  const { value: pressed, change: setPressed } = useControllable<readonly string[]>(
    null,
    { value, defaultValue, onValueChange: (next) => onValueChange?.([...next]) },
    [],
  );
  const toggle = (changed: string): void =>
    setPressed(
      options.flatMap((option) =>
        pressed.includes(option.value) === (option.value !== changed) ? [option.value] : [],
      ),
    );
  return (
    <S.Group role="group" aria-label={label} {...rest}>
      {options.map((option) => (
        <Segment
          key={option.value}
          as="button"
          type="button"
          data-chip=""
          aria-pressed={pressed.includes(option.value)}
          disabled={disabled || option.disabled}
          onClick={() => toggle(option.value)}
        >
          <span>
            {option.icon ? <Icon name={option.icon} size={18} /> : null}
            {option.label}
          </span>
        </Segment>
      ))}
    </S.Group>
  );
}
