import { useRef, useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field, useControl, useControllable, type FieldOwnProps, type ValueProps } from '../Field/index.ts';
import { ListStatus, ListTrigger, OptionList, useOptionList, type ListOption } from '../OptionList/index.ts';
import { findOptions } from '../search/normalize.ts';
import * as S from './Combobox.styles.ts';

export type ComboboxOption = Omit<ListOption, 'group'>;

export interface ComboboxProps
  extends
    Omit<FieldOwnProps, 'label'>,
    ValueProps<string>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'required' | 'children' | 'type' | 'list' | 'size' | 'dir' | 'form'
    > {
  /** Label of the field and accessible name of the list. */
  label: string;
  options: readonly ComboboxOption[];
  /** `value` of the selected option, or `''`. Submitted under `name` instead of the text. */
  value?: string | undefined;
  /**
   * Called with each typed query when the options are searched remotely, and with `''` when the search ends. The returned
   * `options` are rendered without client-side filtering.
   */
  onSearch?: ((query: string) => void) | undefined;
  /** Whether the options are loading. */
  loading?: boolean | undefined;
  /** Content of the empty list. @default "No Results Found !" */
  empty?: ReactNode;
}

/**
 * Searchable selection from a long list. The search ignores Arabic letter variants and digit sets: احمد matches أحمد,
 * مكه matches مكة, 5 matches ٥. Prefer `Select` for up to about twenty options: it uses the platform's native list.
 */
export function Combobox({ label, hint, error, required, optional, id, ...control }: ComboboxProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <Control {...control} label={label} />
    </Field>
  );
}

function Control({
  label,
  options,
  value: given,
  defaultValue,
  onValueChange,
  onSearch,
  loading = false,
  empty,
  disabled = false,
  readOnly = false,
  name,
  onChange,
  onKeyDown,
  onBlur,
  ...rest
}: Omit<ComboboxProps, Exclude<keyof FieldOwnProps, 'label'> | 'id'>) {
  const control = useControl(rest);
  const { id } = control;
  const frame = useRef<HTMLDivElement>(null);
  // The search, with the value that it was typed beside: a value from outside ends it.
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const { value, change } = useControllable(id, { value: given, defaultValue, onValueChange }, '', () =>
    setTyped(null),
  );
  // A remote search replaces the options, and the selected one still needs its label.
  const [chosen, setChosen] = useState<ComboboxOption>();
  const selected = [...options, ...(chosen ? [chosen] : [])].find((option) => option.value === value);
  const query = typed?.value === value ? typed.text : null;
  const shown = onSearch || query === null ? options : findOptions(options, query);

  const endSearch = (): void => {
    if (typed === null) return;
    setTyped(null);
    onSearch?.('');
  };
  const list = useOptionList({
    id,
    frame,
    options: shown,
    first: value,
    editable: !disabled && !readOnly,
    tabChooses: true,
    onChoose: (option) => {
      setChosen(option);
      endSearch();
      list.close();
      if (option.value !== value) change(option.value);
    },
    onLeave: () => {
      // Without a list yet, leaving the field would erase what was typed.
      if (!loading) endSearch();
    },
  });
  const search = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    const text = event.currentTarget.value;
    setTyped({ text, value: text === '' ? '' : value });
    onSearch?.(text);
    list.show();
    if (text === '' && value !== '') change('');
  };
  return (
    <>
      <S.Frame ref={frame} data-part="frame">
        <S.Input
          autoComplete="off"
          {...rest}
          {...list.input}
          {...{ disabled, readOnly }}
          value={query ?? selected?.label ?? ''}
          onChange={search}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            list.onKeyDown(event);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            list.onBlur(event);
          }}
          {...control}
        />
        <ListTrigger {...list.trigger} />
        {list.open ? (
          <OptionList {...list.list} {...{ label, loading, empty }} options={shown} selected={[value]} />
        ) : null}
        {name ? <input type="hidden" {...{ name, disabled }} value={value} /> : null}
      </S.Frame>
      <ListStatus open={list.open} loading={loading} count={shown.length} />
    </>
  );
}
