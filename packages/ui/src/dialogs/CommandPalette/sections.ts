import { groupEntries } from '../../forms/fields/search/groups.ts';
import { matches } from '../../forms/fields/search/normalize.ts';
import type { IconSource } from '../../icons/paths.ts';

interface CommandText {
  /** Unique among the commands. */
  id: string;
  /** Name of the page, or the action as a verb: "Change the language". */
  label: string;
  /** Heading above the commands of the same group. Included in the search. */
  group?: string | undefined;
  icon?: IconSource | undefined;
  /** Second line, for example where the page is. Included in the search. */
  hint?: string | undefined;
  /** Other names of the command, in any language. Searched, not shown. */
  keywords?: readonly string[] | undefined;
  /** Keys that run the command outside the palette, as shown to the user: "Ctrl + B". The application handles them. */
  shortcut?: string | undefined;
}

/** Entry of the palette: a link to a page, or an action. */
export type Command = CommandText &
  ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: (command: Command) => void });

/** Part of the list of results. */
export interface Section {
  /** What the section contains; `group` carries the caller's heading. */
  kind: 'recent' | 'suggested' | 'results' | 'group';
  /** Heading of a `group`, otherwise `''`. */
  group: string;
  commands: Command[];
}

export interface SectionOptions {
  query: string;
  /** Ids of the recently used commands, the latest first. */
  recent: readonly string[];
  /** Ids of the commands that are offered before the user types. */
  suggested: readonly string[];
  /** Whether a remote search returned the commands; they are not filtered. */
  remote: boolean;
}

const textOf = ({ label, group = '', hint = '', keywords = [] }: Command): string =>
  [label, group, hint, ...keywords].join(' ');

/**
 * Returns the sections of the list. Without a query: recent and suggested commands, or all of them without either. With
 * one: the commands that match it, by group; those whose label matches come first in their group.
 */
export function sectionsOf(
  commands: readonly Command[],
  { query, recent, suggested, remote }: SectionOptions,
): Section[] {
  const isEmpty = query.trim() === '';
  if (isEmpty && recent.length + suggested.length > 0) {
    const known = new Map(commands.map((command) => [command.id, command]));
    const find = (ids: readonly string[]): Command[] => [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
    const all: Section[] = [
      { kind: 'recent', group: '', commands: find(recent) },
      { kind: 'suggested', group: '', commands: find(suggested.filter((id) => !recent.includes(id))) },
    ];
    return all.filter((section) => section.commands.length > 0);
  }
  const found = isEmpty || remote ? commands : commands.filter((command) => matches(textOf(command), query));
  const byLabel = (command: Command): number => (matches(command.label, query) ? 0 : 1);
  return groupEntries(found).map(({ group, entries }) => ({
    kind: group === '' ? 'results' : 'group',
    group,
    commands: isEmpty || remote ? entries : entries.toSorted((a, b) => byLabel(a) - byLabel(b)),
  }));
}
