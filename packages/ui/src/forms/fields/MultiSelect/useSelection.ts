import { useState } from 'react';
import { devError, twice } from '../../../foundations/dev-error/devError.ts';
import { useControllable } from '../Field/index.ts';
import type { ListOption } from '../OptionList/index.ts';

export interface SelectionOptions {
  /** Id of the input. */
  id: string;
  /** Label of the field, for error messages to the developer. */
  label: string;
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  onValueChange: ((value: string[]) => void) | undefined;
  max: number | undefined;
  options: readonly ListOption[];
  selectedOptions: readonly ListOption[];
}

/** Selected values of the field, and the labels of their tags. */
export function useSelection({
  id,
  label: name,
  value: given,
  defaultValue,
  onValueChange,
  max,
  options,
  selectedOptions,
}: SelectionOptions) {
  if (import.meta.env?.DEV) {
    const key = twice(options.map((option) => option.value));
    devError(
      key !== undefined,
      `MultiSelect "${name}" has two options with the value "${key}", so both are selected together. Give every option a value of its own.`,
    );
    devError(
      max !== undefined && !(max >= 1),
      `MultiSelect "${name}" got max={${max}}, so no option can be selected. Give a max of at least 1, or use disabled.`,
    );
  }
  const { value, change } = useControllable<readonly string[]>(
    id,
    { value: given, defaultValue, onValueChange: (next) => onValueChange?.([...next]) },
    none,
  );
  // Options that the user selected: a remote search replaces `options`, and the tags still need their labels.
  const [chosen, setChosen] = useState<readonly ListOption[]>([]);
  const [changed, setChanged] = useState(false);
  const known = new Map([...chosen, ...selectedOptions, ...options].map((option) => [option.value, option]));
  const select = (next: readonly string[]): void => {
    setChanged(true);
    setChosen(next.flatMap((entry) => known.get(entry) ?? []));
    change(next);
  };
  return {
    value,
    tags: value.map((entry) => ({ value: entry, label: known.get(entry)?.label ?? entry })),
    /** Whether the user changed the selection. */
    changed,
    /** Maximum number of selected options, once it is reached. */
    reachedMax: max !== undefined && value.length >= max ? max : undefined,
    select,
  };
}

const none: readonly string[] = [];
