import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { scrollIntoList } from '../../foundations/dom/inlineScroll.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Results } from './Results.tsx';
import { sectionsOf, type Command } from './sections.ts';
import * as S from './CommandPalette.styles.ts';

// i18n-ignore: covered by the stories of CommandPalette.
export interface PaletteProps {
  commands: readonly Command[];
  title: string;
  placeholder: string;
  recent: readonly string[];
  suggested: readonly string[];
  onSearch: ((query: string) => void) | undefined;
  loading: boolean;
  empty: ReactNode;
  onClose: (reason: 'close' | 'link' | 'select') => void;
}

/** Keys as they are printed on keyboards, and what they do. */
const KEYS = [
  ['Enter', 'choose'],
  ['Esc', 'close'],
] as const;

/** Content of the open palette: search field and results. Mounted with each opening, so the search starts empty. */
export function Palette({
  commands,
  title,
  placeholder,
  recent,
  suggested,
  onSearch,
  loading,
  empty,
  onClose,
}: PaletteProps) {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [highlighted, setHighlighted] = useState(0);

  const hasQuery = query.trim() !== '';
  const sections = sectionsOf(commands, { query, recent, suggested, remote: onSearch !== undefined });
  const count = sections.reduce((sum, section) => sum + section.commands.length, 0);
  const active = Math.min(highlighted, count - 1);
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    const option = document.getElementById(`${id}-${active}`);
    if (!list.current) return;
    // First what is above it, which may be the heading of its section.
    scrollIntoList(list.current, option?.previousElementSibling ?? null);
    scrollIntoList(list.current, option);
  }, [id, active]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      // As a click, so that links behave as links: also in a new tab with Ctrl or ⌘.
      document
        .getElementById(optionId(active))
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
      return;
    }
    const next = new Map([
      ['ArrowDown', (active + 1) % count],
      ['ArrowUp', (active <= 0 ? count : active) - 1],
      ['Home', 0],
      ['End', count - 1],
    ]).get(event.key);
    if (next === undefined || count === 0 || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setHighlighted(next);
  };
  return (
    <>
      <S.Search data-part="search">
        <Icon name="search" />
        <S.Input
          data-initial-focus=""
          data-part="control"
          role="combobox"
          type="text"
          aria-label={title}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${id}-list` : undefined}
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setHighlighted(0);
            list.current?.scrollTo?.({ top: 0 });
            onSearch?.(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={intl.formatMessage({ id: 'ui.close' })} onClick={() => onClose('close')} />
      </S.Search>
      {count > 0 ? (
        <Results
          ref={list}
          id={`${id}-list`}
          {...{ sections, active, optionId, onClose }}
          busy={loading}
          onHighlight={setHighlighted}
        />
      ) : (
        <S.Empty data-part="empty">
          {loading ? (
            <FormattedMessage id="ui.palette.loading" />
          ) : (
            (empty ?? (
              <>
                <strong>
                  {hasQuery ? (
                    <FormattedMessage id="ui.palette.empty" values={{ query: <bdi key="query">{query.trim()}</bdi> }} />
                  ) : (
                    <FormattedMessage id="ui.emptyState.title" />
                  )}
                </strong>
                {hasQuery ? <FormattedMessage id="ui.palette.emptyText" /> : null}
              </>
            ))
          )}
        </S.Empty>
      )}
      <VisuallyHidden role="status">
        {loading ? (
          <FormattedMessage id="ui.palette.loading" />
        ) : hasQuery ? (
          <FormattedMessage id="ui.palette.count" values={{ count }} />
        ) : null}
      </VisuallyHidden>
      {/* Screen readers announce the keys of a combobox themselves. */}
      <S.Foot aria-hidden="true">
        <span>
          <S.Keys>
            <Icon name="chevron-up" size={14} />
            <Icon name="chevron-down" size={14} />
          </S.Keys>
          <FormattedMessage id="ui.palette.keys.move" />
        </span>
        {KEYS.map(([key, name]) => (
          <span key={name}>
            <S.Keys dir="ltr">{key}</S.Keys>
            <FormattedMessage id={`ui.palette.keys.${name}`} />
          </span>
        ))}
      </S.Foot>
    </>
  );
}
