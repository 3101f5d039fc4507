import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../components/Link/index.ts';
import { showPopover } from '../../../foundations/popover/topLayer.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { groupEntries } from '../search/groups.ts';
import { optionId, type ListOption } from './useOptionList.ts';
import * as S from './OptionList.styles.ts';

// i18n-ignore: covered by the stories of Combobox and MultiSelect.
export interface ListTriggerProps {
  open: boolean;
  disabled: boolean;
  /** Id of the open list. */
  controls: string | undefined;
  onPress: () => void;
}

/** Button that opens and closes the list. Not a tab stop: Arrow Down in the input opens it. */
export function ListTrigger({ open, disabled, controls, onPress }: ListTriggerProps) {
  const label = useIntl().formatMessage({ id: 'ui.combobox.open' });
  return (
    <button
      type="button"
      data-part="trigger"
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-controls={controls}
      disabled={disabled}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name="chevron-down" />
    </button>
  );
}

export interface OptionListProps {
  /** Id of the input. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  ref: RefObject<HTMLDivElement | null>;
  /** Element below which the list opens, as wide as it. */
  frame: RefObject<HTMLElement | null>;
  options: readonly ListOption[];
  /** Values of the selected options. */
  selected: readonly string[];
  multiple?: boolean;
  /** Value of the highlighted option. */
  active: string | undefined;
  loading: boolean;
  /** Content of the empty list. */
  empty: ReactNode;
  /** Note below the options, which stays visible while they scroll. */
  note?: ReactNode;
  onChoose: (value: string) => void;
  onHighlight: (value: string) => void;
}

/** The open list, in the top layer: no dialog clips it, and it stays inside the viewport. */
export function OptionList({
  id,
  label,
  ref,
  frame,
  options,
  selected,
  multiple = false,
  active,
  loading,
  empty,
  note,
  onChoose,
  onHighlight,
}: OptionListProps) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showPopover(popover.current, frame.current ?? undefined), [frame]);
  const entry = ({ value, label: text, hint, disabled }: ListOption) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and its keys
    <S.Option
      key={value}
      id={optionId(id, value)}
      role="option"
      data-part="option"
      data-active={value === active || undefined}
      aria-selected={selected.includes(value)}
      aria-disabled={disabled || undefined}
      onClick={() => onChoose(value)}
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse' && value !== active && !disabled) onHighlight(value);
      }}
    >
      <span>
        <bdi>{text}</bdi>
      </span>
      {hint ? <small>{hint}</small> : null}
      <Icon name="check" />
    </S.Option>
  );
  const groups = groupEntries(options);
  return (
    <S.Popover
      ref={popover}
      popover="manual"
      data-part="popover"
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <S.List
        ref={ref}
        id={`${id}-list`}
        role="listbox"
        data-part="list"
        aria-label={label}
        aria-busy={loading || undefined}
        aria-multiselectable={multiple || undefined}
      >
        {groups.map(({ group, entries }) =>
          group === '' ? (
            entries.map(entry)
          ) : (
            <S.Group key={group} role="group" aria-label={group}>
              <header aria-hidden="true">{group}</header>
              {entries.map(entry)}
            </S.Group>
          ),
        )}
        {options.length > 0 ? null : (
          <S.Empty role="option" aria-disabled="true" aria-selected="false">
            {loading ? (
              <FormattedMessage id="ui.combobox.loading" />
            ) : (
              (empty ?? <FormattedMessage id="ui.emptyState.title" />)
            )}
          </S.Empty>
        )}
      </S.List>
      {note ? <S.Note data-part="full">{note}</S.Note> : null}
    </S.Popover>
  );
}

/** Announces how many options the open list has. */
export function ListStatus({ open, loading, count }: { open: boolean; loading: boolean; count: number }) {
  return (
    <VisuallyHidden role="status">
      {!open ? null : loading ? (
        <FormattedMessage id="ui.combobox.loading" />
      ) : (
        <FormattedMessage id="ui.combobox.count" values={{ count }} />
      )}
    </VisuallyHidden>
  );
}
