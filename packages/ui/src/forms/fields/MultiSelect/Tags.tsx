import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import * as S from './MultiSelect.styles.ts';

// i18n-ignore: covered by the stories of MultiSelect.
export interface TagsProps {
  tags: readonly { value: string; label: string }[];
  /** Whether the tags have remove buttons. */
  removable: boolean;
  onRemove: (value: string) => void;
  /** Moves the focus to the input: after the last tag, and when no tag is left. */
  onLeave: () => void;
}

const buttonsOf = (list: Element | null): HTMLElement[] => [...(list?.querySelectorAll('button') ?? [])];

/** Moves the focus to the remove button of the last tag. @returns whether there is one. */
export function focusLastTag(frame: Element): boolean {
  const last = buttonsOf(frame.querySelector('[data-part="tags"]')).at(-1);
  last?.focus();
  return last !== undefined;
}

/**
 * Tags of the selected options. Their remove buttons are one tab stop: arrow keys move along the line of reading,
 * Backspace and Delete remove.
 */
export function Tags({ tags, removable, onRemove, onLeave }: TagsProps) {
  const intl = useIntl();
  const { dir } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const stop = tags.some(({ value }) => value === current) ? current : tags.at(-1)?.value;
  // The neighbour gets the focus first: a removed button would leave it on the page.
  const remove = (value: string): void => {
    const buttons = buttonsOf(list.current);
    const index = tags.findIndex((tag) => tag.value === value);
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onLeave();
    onRemove(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = buttonsOf(list.current);
    const index = buttons.indexOf(event.target as HTMLElement);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const value = tags[index]?.value;
    if ((event.key === 'Backspace' || event.key === 'Delete') && value !== undefined) remove(value);
    else if (event.key === forward && index === buttons.length - 1) onLeave();
    else if (event.key === forward) buttons[index + 1]?.focus();
    else if (event.key === back) buttons[index - 1]?.focus();
    else if (event.key === 'Home') buttons[0]?.focus();
    else if (event.key === 'End') buttons.at(-1)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <S.Tags
      ref={list}
      role="list"
      data-part="tags"
      aria-label={intl.formatMessage({ id: 'ui.multiSelect.selected' })}
      onKeyDown={onKeyDown}
    >
      {tags.map(({ value, label }) => (
        <S.Tag key={value} data-part="tag">
          <span>
            <bdi>{label}</bdi>
          </span>
          {removable ? (
            <button
              type="button"
              tabIndex={value === stop ? 0 : -1}
              aria-label={intl.formatMessage({ id: 'ui.multiSelect.remove' }, { label })}
              onFocus={() => setCurrent(value)}
              onClick={() => remove(value)}
            >
              <Icon name="close" size={14} />
            </button>
          ) : null}
        </S.Tag>
      ))}
    </S.Tags>
  );
}
