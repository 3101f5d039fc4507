import type { ReactNode, RefObject } from 'react';
import { Header } from 'react-aria-components/ListBox';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import * as C from '../Combobox/Combobox.styles.ts';
import { ListPopover } from '../Combobox/ListPopover.tsx';
import type { ComboboxOption } from '../Combobox/index.ts';
import { groupEntries } from '../search/groups.ts';
import { matches } from '../search/normalize.ts';
import * as S from './MultiSelect.styles.ts';

// i18n-ignore: covered by the stories of MultiSelect.
export interface MultiSelectOption extends ComboboxOption {
  /** Heading above the options of the same group. Included in the search. */
  group?: string;
}

/** Returns the options whose label, hint or group matches the query. */
export const findOptions = (options: readonly MultiSelectOption[], query: string): MultiSelectOption[] =>
  options.filter(({ label, hint = '', group = '' }) => matches(`${label} ${hint} ${group}`, query));

export interface OptionListProps {
  options: readonly MultiSelectOption[];
  value: readonly string[];
  /** Maximum number of selected options, once it is reached. */
  reachedMax: number | undefined;
  loading: boolean;
  empty: ReactNode;
  /** Dialog that contains the field. */
  dialog: HTMLElement | null;
  /** Border of the field, which the list is as wide as. */
  frame: RefObject<HTMLElement | null>;
}

/** List of the options below the field. */
export function OptionList({ options, value, reachedMax, loading, empty, dialog, frame }: OptionListProps) {
  const entry = (option: MultiSelectOption) => (
    <C.Option
      key={option.value}
      data-part="option"
      id={option.value}
      textValue={option.label}
      isDisabled={option.disabled || (reachedMax !== undefined && !value.includes(option.value))}
    >
      <span>{option.label}</span>
      {option.hint ? <small>{option.hint}</small> : null}
      <Icon name="check" />
    </C.Option>
  );
  return (
    // React Aria sets the width of the input, without the tags; an empty value selects the width of `triggerRef`.
    <ListPopover dialog={dialog} triggerRef={frame} style={{ '--trigger-width': '' }}>
      <C.List
        data-part="list"
        aria-busy={loading}
        renderEmptyState={() => (
          <C.Empty>
            {loading ? (
              <FormattedMessage id="ui.combobox.loading" />
            ) : (
              (empty ?? <FormattedMessage id="ui.emptyState.title" />)
            )}
          </C.Empty>
        )}
      >
        {groupEntries(options).map(({ group, entries }) =>
          group === '' ? (
            entries.map(entry)
          ) : (
            <S.Group key={group} id={`group ${group}`}>
              <Header>{group}</Header>
              {entries.map(entry)}
            </S.Group>
          ),
        )}
      </C.List>
      {reachedMax === undefined ? null : (
        <S.Full data-part="full">
          <FormattedMessage id="ui.multiSelect.full" values={{ max: reachedMax }} />
        </S.Full>
      )}
    </ListPopover>
  );
}
