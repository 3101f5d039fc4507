import { useCallback, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { isListOpen, keepDialog, useSurroundingDialog } from '../Combobox/ListPopover.tsx';
import { Field, useControl, type FieldOwnProps } from '../Field/index.ts';
import { findOptions, OptionList, type MultiSelectOption } from './OptionList.tsx';
import { SelectionStatus } from './SelectionStatus.tsx';
import { focusLastTag, Tags } from './Tags.tsx';
import { useSelection } from './useSelection.ts';
import * as S from './MultiSelect.styles.ts';

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
   * Called with each typed query when the options are searched remotely. The returned `options` are rendered without
   * client-side filtering.
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
 * Keyboard, focus and announcements of the list come from React Aria, which is loaded with this module only.
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
  'aria-describedby': described,
  'aria-invalid': faulty,
  'aria-required': needed,
  ...rest
}: Omit<MultiSelectProps, Exclude<keyof FieldOwnProps, 'label'> | 'id'>) {
  const intl = useIntl();
  const { intlLocale, dir } = useLocale();
  const {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': isRequired,
  } = useControl({ 'aria-describedby': described, 'aria-invalid': faulty, 'aria-required': needed });
  const { value, keys, tags, changed, reachedMax, select, onKeys } = useSelection({
    id,
    label,
    value: given,
    defaultValue,
    onValueChange,
    max,
    options,
    selectedOptions,
  });
  const [query, setQuery] = useState('');
  const [dialog, findDialog] = useSurroundingDialog();
  const frame = useRef<HTMLDivElement | null>(null);
  const setFrame = useCallback(
    (node: HTMLDivElement | null) => {
      frame.current = node;
      findDialog(node);
    },
    [findDialog],
  );

  const editable = !disabled && !readOnly;
  const focusInput = (): void => document.getElementById(id)?.focus();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    keepDialog(event);
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    // React Aria would toggle the highlighted option on the way out.
    if (event.key === 'Tab' && isListOpen(event)) event.stopPropagation();
    if (!editable || target.value !== '') return;
    const isBack = event.key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if ((event.key === 'Backspace' || isBack) && focusLastTag(event.currentTarget)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const shown = onSearch ? options : findOptions(options, query);
  const total = max ?? (onSearch ? undefined : options.length);
  return (
    <I18nProvider locale={intlLocale}>
      <S.Frame
        ref={setFrame}
        data-part="frame"
        data-disabled={disabled || undefined}
        onKeyDownCapture={onKeyDown}
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
        <ComboBox
          id={id}
          aria-label={label}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          selectionMode="multiple"
          value={keys}
          onChange={onKeys}
          onInputChange={(text) => {
            setQuery(text);
            onSearch?.(text);
          }}
          defaultFilter={() => true}
          isInvalid={Boolean(invalid)}
          isRequired={Boolean(isRequired)}
          isDisabled={disabled}
          isReadOnly={readOnly}
          validationBehavior="aria"
          allowsEmptyCollection
          // Without a list yet, leaving the field would erase what was typed.
          allowsCustomValue={loading}
        >
          <S.Input
            autoComplete="off"
            {...(rest as object)}
            data-part="control"
            {...(placeholder && value.length === 0 ? { placeholder } : {})}
          />
          <Button data-part="trigger">
            <Icon name="chevron-down" />
          </Button>
          <OptionList options={shown} {...{ value, reachedMax, loading, empty, dialog, frame }} />
        </ComboBox>
        {editable && value.length > 1 ? (
          <button
            type="button"
            data-part="clear"
            data-react-aria-top-layer=""
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
    </I18nProvider>
  );
}
