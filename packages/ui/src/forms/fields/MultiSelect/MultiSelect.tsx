import { useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { Field, useControl, type FieldOwnProps } from '../Field/index.ts';
import { ListStatus, ListTrigger, OptionList, useOptionList, type ListOption } from '../OptionList/index.ts';
import { groupEntries } from '../search/groups.ts';
import { findOptions } from '../search/normalize.ts';
import { SelectionStatus } from './SelectionStatus.tsx';
import { focusLastTag, Tags } from './Tags.tsx';
import { useSelection } from './useSelection.ts';
import * as S from './MultiSelect.styles.ts';

export type MultiSelectOption = ListOption;

export interface MultiSelectProps
  extends
    Omit<FieldOwnProps, 'label'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'required' | 'children' | 'type' | 'list' | 'size' | 'dir' | 'max'
    > {
  /** Label of the field and accessible name of the list. */
  label: string;
  options: readonly MultiSelectOption[];
  /** Values of the selected options, in the order of their tags. Submitted under `name`, one entry each. */
  value?: readonly string[] | undefined;
  /** Values that are selected initially, when uncontrolled; a reset of the form restores them. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with the selected values in the order of selection. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Maximum number of selected options; the others are disabled when it is reached. @default unlimited */
  max?: number | undefined;
  /**
   * Called with each typed query when the options are searched remotely, and with `''` when the search ends. The returned
   * `options` are rendered without client-side filtering.
   */
  onSearch?: ((query: string) => void) | undefined;
  /** Whether the options are loading. */
  loading?: boolean | undefined;
  /** Options of values that `options` may lack: the initial values of a remote search. They name the tags. */
  selectedOptions?: readonly MultiSelectOption[] | undefined;
  /** Content of the empty list. @default "No Results Found !" */
  empty?: ReactNode;
}

/**
 * Searchable selection of several options, which are shown as removable tags. The search ignores Arabic letter variants
 * and digit sets, as in `Combobox`. Prefer `CheckboxGroup` for up to about seven options: all of them are visible there.
 */
export function MultiSelect({ label, hint, error, required, optional, id, ...control }: MultiSelectProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <Control {...control} label={label} />
    </Field>
  );
}

const none: readonly MultiSelectOption[] = [];

function Control({
  label,
  options,
  value: given,
  defaultValue,
  onValueChange,
  max,
  onSearch,
  loading = false,
  selectedOptions = none,
  empty,
  disabled = false,
  readOnly = false,
  name,
  form,
  placeholder,
  onChange,
  onKeyDown,
  onBlur,
  ...rest
}: Omit<MultiSelectProps, Exclude<keyof FieldOwnProps, 'label'> | 'id'>) {
  const intl = useIntl();
  const { dir } = useLocale();
  const control = useControl(rest);
  const { id } = control;
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const { value, tags, changed, reachedMax, select } = useSelection({
    id,
    label,
    value: given,
    defaultValue,
    onValueChange,
    max,
    options,
    selectedOptions,
  });
  const editable = !disabled && !readOnly;
  const focusInput = (): void => document.getElementById(id)?.focus();
  const search = (text: string): void => {
    if (text === query) return;
    setQuery(text);
    onSearch?.(text);
  };

  const found = onSearch ? options : findOptions(options, query);
  const shown = groupEntries(found).flatMap(({ entries }) =>
    entries.map((option) =>
      reachedMax === undefined || value.includes(option.value) ? option : { ...option, disabled: true },
    ),
  );
  const list = useOptionList({
    id,
    frame,
    options: shown,
    first: undefined,
    editable,
    tabChooses: false,
    onChoose: (option) => {
      search('');
      select(value.includes(option.value) ? value.filter((other) => other !== option.value) : [...value, option.value]);
    },
    onLeave: () => {
      // Without a list yet, leaving the field would erase what was typed.
      if (!loading) search('');
    },
  });

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const isBack = event.key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    const isAtStart = editable && event.currentTarget.value === '';
    if (isAtStart && (event.key === 'Backspace' || isBack) && frame.current && focusLastTag(frame.current))
      event.preventDefault();
    list.onKeyDown(event);
  };
  const total = max ?? (onSearch ? undefined : options.length);
  return (
    <>
      <S.Frame
        ref={frame}
        data-part="frame"
        data-disabled={disabled || undefined}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) focusInput();
        }}
      >
        {value.length > 0 ? (
          <Tags
            tags={tags}
            removable={editable}
            onRemove={(item) => select(value.filter((other) => other !== item))}
            onLeave={focusInput}
          />
        ) : null}
        <S.Input
          autoComplete="off"
          {...rest}
          {...list.input}
          {...{ disabled, readOnly }}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={query}
          onChange={(event) => {
            onChange?.(event);
            search(event.currentTarget.value);
            list.show();
          }}
          onKeyDown={press}
          onBlur={(event) => {
            onBlur?.(event);
            list.onBlur(event);
          }}
          {...control}
        />
        <ListTrigger {...list.trigger} />
        {list.open ? (
          <OptionList
            {...list.list}
            {...{ label, loading, empty }}
            options={shown}
            selected={value}
            multiple
            note={
              reachedMax === undefined ? null : (
                <FormattedMessage id="ui.multiSelect.full" values={{ max: reachedMax }} />
              )
            }
          />
        ) : null}
        {editable && value.length > 1 ? (
          <button
            type="button"
            data-part="clear"
            aria-label={intl.formatMessage({ id: 'ui.multiSelect.clear' })}
            title={intl.formatMessage({ id: 'ui.multiSelect.clear' })}
            onClick={() => {
              focusInput();
              select([]);
            }}
          >
            <Icon name="close" size={18} />
          </button>
        ) : null}
        {name
          ? value.map((item) => <input key={item} type="hidden" {...{ name, form, disabled }} value={item} />)
          : null}
      </S.Frame>
      <SelectionStatus {...{ changed, total, reachedMax }} count={value.length} />
      <ListStatus open={list.open} loading={loading} count={shown.length} />
    </>
  );
}
