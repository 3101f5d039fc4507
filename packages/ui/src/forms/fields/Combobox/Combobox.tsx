import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button, ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { Field, useControl, useControllable, type FieldOwnProps, type ValueProps } from '../Field/index.ts';
import { matches } from '../search/normalize.ts';
import { keepDialog, ListPopover, useSurroundingDialog } from './ListPopover.tsx';
import * as S from './Combobox.styles.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Second line, for example the region of a city. Included in the search. */
  hint?: string;
  disabled?: boolean;
}

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
   * Called with each typed query when the options are searched remotely. The returned `options` are rendered without
   * client-side filtering.
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
 * Keyboard, focus and announcements come from React Aria, which is loaded with this module only.
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
  disabled,
  readOnly,
  name,
  placeholder,
  'aria-describedby': described,
  'aria-invalid': faulty,
  'aria-required': needed,
  ...rest
}: Omit<ComboboxProps, Exclude<keyof FieldOwnProps, 'label'> | 'id'>) {
  const { intlLocale } = useLocale();
  const {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
  } = useControl({ 'aria-describedby': described, 'aria-invalid': faulty, 'aria-required': needed });
  const { value, change } = useControllable(id, { value: given, defaultValue, onValueChange }, '');
  const [dialog, findDialog] = useSurroundingDialog();
  return (
    <I18nProvider locale={intlLocale}>
      <ComboBox
        id={id}
        aria-label={label}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        {...(name ? { name } : {})}
        {...(onSearch
          ? { items: options, onInputChange: onSearch }
          : { defaultItems: options, defaultFilter: matches })}
        value={value === '' ? null : value}
        onChange={(key) => change(key === null ? '' : String(key))}
        isInvalid={Boolean(invalid)}
        isRequired={Boolean(required)}
        isDisabled={disabled ?? false}
        isReadOnly={readOnly ?? false}
        validationBehavior="aria"
        formValue="key"
        allowsEmptyCollection
        // Without a list yet, leaving the field would erase what was typed.
        allowsCustomValue={loading}
      >
        <S.Frame ref={findDialog} data-part="frame" onKeyDownCapture={keepDialog}>
          <S.Input
            autoComplete="off"
            {...(rest as object)}
            data-part="control"
            {...(placeholder ? { placeholder } : {})}
          />
          <Button data-part="trigger">
            <Icon name="chevron-down" />
          </Button>
        </S.Frame>
        <ListPopover dialog={dialog}>
          <S.List<ComboboxOption>
            data-part="list"
            aria-busy={loading}
            renderEmptyState={() => (
              <S.Empty>
                {loading ? (
                  <FormattedMessage id="ui.combobox.loading" />
                ) : (
                  (empty ?? <FormattedMessage id="ui.emptyState.title" />)
                )}
              </S.Empty>
            )}
          >
            {(option) => (
              <S.Option
                data-part="option"
                id={option.value}
                textValue={option.label}
                isDisabled={option.disabled ?? false}
              >
                <span>{option.label}</span>
                {option.hint ? <small>{option.hint}</small> : null}
                <Icon name="check" />
              </S.Option>
            )}
          </S.List>
        </ListPopover>
      </ComboBox>
    </I18nProvider>
  );
}
