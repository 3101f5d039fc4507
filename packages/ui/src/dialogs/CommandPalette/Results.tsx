import type { MouseEvent, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Command, Section } from './sections.ts';
import * as S from './CommandPalette.styles.ts';

// i18n-ignore: covered by the stories of CommandPalette.
export interface ResultsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  sections: readonly Section[];
  /** Index of the highlighted command among those of all sections. */
  active: number;
  busy: boolean;
  /** Returns the id of the option with the index. */
  optionId: (index: number) => string;
  onHighlight: (index: number) => void;
  onClose: (reason: 'link' | 'select') => void;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

/** Results in sections. The options take no focus: it stays in the search field. */
export function Results({ ref, id, sections, active, busy, optionId, onHighlight, onClose }: ResultsProps) {
  const intl = useIntl();
  const starts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, section) => sum + section.commands.length, 0),
  );
  const choose = (command: Command, event: MouseEvent): void => {
    if (command.href === undefined) {
      onClose('select');
      command.onSelect(command);
    } else if (!opensElsewhere(event)) onClose('link');
  };
  return (
    <S.Results
      ref={ref}
      id={id}
      role="listbox"
      data-part="list"
      aria-label={intl.formatMessage({ id: 'ui.palette.results' })}
      aria-busy={busy}
      // A press would take the focus out of the search field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map(({ kind, group, commands }, index) => {
        const start = starts[index] ?? 0;
        const options = commands.map((command, position) => {
          const at = start + position;
          return (
            <S.Option
              key={command.id}
              {...(command.href === undefined ? {} : { as: Anchor, href: command.href })}
              id={optionId(at)}
              role="option"
              data-part="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerMove={() => onHighlight(at)}
              onClick={(event: MouseEvent) => choose(command, event)}
            >
              {command.icon ? <Icon name={command.icon} /> : null}
              <S.Label>
                <span>{command.label}</span>
                {command.hint ? <small>{command.hint}</small> : null}
              </S.Label>
              {command.shortcut ? <S.Keys dir="ltr">{command.shortcut}</S.Keys> : null}
            </S.Option>
          );
        });
        if (kind === 'results') return <S.Section key={kind}>{options}</S.Section>;
        return (
          <S.Section key={`${kind} ${group}`} role="group" aria-labelledby={`${id}-${index}`}>
            <S.Heading id={`${id}-${index}`} role="presentation">
              {kind === 'group' ? group : <FormattedMessage id={`ui.palette.${kind}`} />}
            </S.Heading>
            {options}
          </S.Section>
        );
      })}
    </S.Results>
  );
}
