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
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Field, useControl, type FieldOwnProps } from '../Field/index.ts';
import { matches } from '../search/normalize.ts';
import * as S from './Combobox.styles.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line: the region of a city. Searched as well. */
  hint?: string;
  disabled?: boolean;
}

export interface ComboboxProps
  extends
    Omit<FieldOwnProps, 'label'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'required' | 'children' | 'type' | 'list' | 'size' | 'dir' | 'form'
    > {
  /** Also the name of the list. */
  label: string;
  options: readonly ComboboxOption[];
  /** The chosen option's `value`, or `''`. It is the form's value under `name`, not the text. */
  value: string;
  onValueChange: (value: string) => void;
  /** The options come from elsewhere: called with every typed text; give back found `options`, which are then shown as they are. */
  onSearch?: ((query: string) => void) | undefined;
  /** The options are on their way. */
  loading?: boolean | undefined;
  /** Shown when nothing fits. @default "No Results Found !" */
  empty?: ReactNode;
}

/**
 * One of very many, found by typing: احمد finds أحمد, and مكه finds مكة, and 5 finds ٥. Up to some twenty options Select is better, because
 * every phone shows it in its own way. Keyboard, focus and announcements are React Aria's, whose code comes with this module only.
 */
export function Combobox({ label, hint, error, required, optional, id, ...control }: ComboboxProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <Control {...control} label={label} />
    </Field>
  );
}

/** Above the dialog that would cut it off; React Aria still opens, places and closes it. */
function raise(list: HTMLElement | null): void {
  if (!list?.closest('dialog')) return;
  list.popover = 'manual';
  list.showPopover();
}

/** Escape closes the open list only, not the dialog around the field. */
function keepDialog(event: KeyboardEvent<HTMLElement>): void {
  if (
    event.key === 'Escape' &&
    event.target instanceof Element &&
    event.target.getAttribute('aria-expanded') === 'true'
  )
    event.preventDefault();
}

/** The list of a field, which a scrolled page takes along: React Aria would close it and drop what was typed, as a phone's keyboard scrolls the page. */
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
  value,
  onValueChange,
  onSearch,
  loading = false,
  empty,
  disabled,
  readOnly,
  name,
  placeholder,
  ...rest
}: Omit<ComboboxProps, Exclude<keyof FieldOwnProps, 'label'> | 'id'>) {
  const { intlLocale } = useLocale();
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = useControl();
  // A modal dialog makes everything outside it inert and cuts off what does not fit into it: the list stands inside it, in the layer above.
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
        onChange={(key) => onValueChange(key === null ? '' : String(key))}
        isInvalid={invalid ?? false}
        isRequired={required ?? false}
        isDisabled={disabled ?? false}
        isReadOnly={readOnly ?? false}
        validationBehavior="aria"
        formValue="key"
        allowsEmptyCollection
      >
        <S.Frame ref={findDialog} onKeyDownCapture={keepDialog}>
          <S.Input autoComplete="off" {...(rest as object)} {...(placeholder ? { placeholder } : {})} />
          <Button>
            <Icon name="chevron-down" />
          </Button>
        </S.Frame>
        <Popover ref={raise} offset={6} containerPadding={0} {...(dialog ? { UNSTABLE_portalContainer: dialog } : {})}>
          <S.List<ComboboxOption>
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
              <S.Option id={option.value} textValue={option.label} isDisabled={option.disabled ?? false}>
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
