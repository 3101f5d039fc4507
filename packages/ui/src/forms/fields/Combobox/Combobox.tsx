import {
  useCallback,
  useContext,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button, ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { showPopover } from '../../../foundations/topLayer.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Field, useControl, useControllable, type FieldOwnProps, type ValueProps } from '../Field/index.ts';
import { matches } from '../search/normalize.ts';
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

/**
 * Moves the list into the top layer, because the dialog would clip it; React Aria still opens, positions and closes it.
 */
function raise(list: HTMLElement | null): void {
  if (!list?.closest('dialog')) return;
  list.popover = 'manual';
  showPopover(list);
}

/** Keeps the surrounding dialog open when Escape closes the open list. */
function keepDialog(event: KeyboardEvent<HTMLElement>): void {
  if (
    event.key === 'Escape' &&
    event.target instanceof Element &&
    event.target.getAttribute('aria-expanded') === 'true'
  )
    event.preventDefault();
}

/**
 * List popover that stays open while the page scrolls. By default React Aria closes it and discards the typed text, and
 * a phone's on-screen keyboard scrolls the page.
 */
function Popover(props: ComponentPropsWithRef<typeof S.Popover>) {
  const state = useContext(ComboBoxStateContext);
  const close = (open: boolean) => {
    if (!open && globalThis.event?.type !== 'scroll') state?.close();
  };
  return <S.Popover {...props} isOpen={state?.isOpen ?? false} onOpenChange={close} />;
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
  // A modal dialog makes outside content inert and clips its own content, so the list is portalled into the dialog and
  // raised to the top layer.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const findDialog = useCallback((node: HTMLElement | null) => setDialog(node?.closest('dialog') ?? null), []);
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
        <Popover
          data-part="popover"
          ref={raise}
          offset={6}
          containerPadding={0}
          {...(dialog ? { UNSTABLE_portalContainer: dialog } : {})}
        >
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
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
