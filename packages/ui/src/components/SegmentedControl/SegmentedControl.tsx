import { useId, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { rowIndex } from '../../foundations/dom/rowKeys.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { useChoiceBeforeHydration } from '../../foundations/useChoiceBeforeHydration.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';
import * as S from './Segments.styles.ts';

export interface SegmentOption {
  value: string;
  /** One or two words. */
  label: string;
  icon?: IconSource;
  disabled?: boolean;
}

export interface SegmentedControlProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** Accessible name: what is chosen. */
  label: string;
  /** Two to five options in reading order. */
  options: readonly SegmentOption[];
  /** Chosen option (controlled). */
  value?: string;
  /** Initially chosen option (uncontrolled). @default the first */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Name of the radio buttons; a form sends the chosen value. @default generated */
  name?: string;
  /** @default false */
  disabled?: boolean;
}

/**
 * Choice of one option that takes effect at once: a period, a unit, a view. Radio buttons in one tab stop; the arrow keys
 * follow the reading direction. For the answer to a question of a form use `RadioGroup`, for panels of content `Tabs`,
 * for several options `ToggleGroup`.
 */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
  ...rest
}: SegmentedControlProps) {
  const generated = useId();
  const { dir } = useLocale();
  const { value: chosen, change: choose } = useControllable(
    null,
    { value, defaultValue, onValueChange },
    options[0]?.value ?? '',
  );
  const radio = useChoiceBeforeHydration(chosen, choose);
  if (import.meta.env?.DEV) {
    const key = twice(options.map((option) => option.value));
    devError(
      key !== undefined,
      `SegmentedControl "${label}" has two options with the value "${key}", so both look chosen. Give every option a value of its own.`,
    );
    devError(
      options.every((option) => option.value !== chosen),
      `SegmentedControl "${label}" has no option with the value "${chosen}", so none looks chosen. Give one of: ${options.map((option) => option.value).join(', ')}.`,
    );
  }
  // Browsers move between radio buttons from left to right in both directions.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    rest.onKeyDown?.(event);
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
    const current = inputs.indexOf(event.target as HTMLInputElement);
    const next = current < 0 ? undefined : rowIndex(event, dir, current, inputs.length);
    const input = next === undefined ? undefined : inputs[next];
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.click();
  };
  return (
    <S.Segments
      as="div"
      role="radiogroup"
      aria-label={label}
      {...rest}
      // As wide as its options need, not as its container.
      style={{ maxInlineSize: `${options.length * 11}rem`, ...rest.style }}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <S.Segment key={option.value}>
          <input
            ref={radio}
            type="radio"
            name={name ?? generated}
            value={option.value}
            checked={chosen === option.value}
            disabled={disabled || option.disabled}
            onChange={() => choose(option.value)}
          />
          <span>
            {option.icon ? <Icon name={option.icon} size={18} /> : null}
            {option.label}
          </span>
        </S.Segment>
      ))}
    </S.Segments>
  );
}
