import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import type { DialogReason } from '../Dialog/index.ts';
import { useDialog } from '../Dialog/useDialog.ts';
import { Palette } from './Palette.tsx';
import type { Command } from './sections.ts';
import { usePaletteKey } from './shortcut.ts';
import * as S from './CommandPalette.styles.ts';

/** Reason of an open or close request. `shortcut`: Ctrl+K or ⌘K. `select`: the user chose an action. */
export type PaletteReason = DialogReason | 'shortcut' | 'select';

export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  open: boolean;
  /** Called with the requested state and its reason. The palette changes only when `open` changes. */
  onOpenChange: (open: boolean, details: { reason: PaletteReason }) => void;
  /** Pages and actions, in the order of their groups. */
  commands: readonly Command[];
  /** Accessible name of the dialog and its search field. @default "Quick search" */
  title?: string | undefined;
  /** @default "Search for a page or an action" */
  placeholder?: string | undefined;
  /** Ids of recently used commands, the latest first; shown while the search is empty. @default none */
  recent?: readonly string[] | undefined;
  /** Ids of commands that are shown after `recent` while the search is empty. @default all commands, without `recent` */
  suggested?: readonly string[] | undefined;
  /**
   * Called with each typed query when the commands are searched remotely. The returned `commands` are rendered without
   * client-side filtering.
   */
  onSearch?: ((query: string) => void) | undefined;
  /** Whether the commands are loading. */
  loading?: boolean | undefined;
  /** Content without results. @default a message that names the query */
  empty?: ReactNode;
  /**
   * Whether Ctrl+K (⌘K on devices of Apple) requests to open and close the palette. Not in editors, where the keys insert
   * a link, and not above another dialog. @default false
   */
  shortcut?: boolean | undefined;
}

const none: readonly string[] = [];

/**
 * Search for pages and actions by keyboard, in a dialog. The search ignores Arabic letter variants and digit sets. It
 * adds a quick way and replaces no navigation: everything in it needs a place on the pages, too.
 */
export function CommandPalette({
  open,
  onOpenChange,
  commands,
  title,
  placeholder,
  recent = none,
  suggested = none,
  onSearch,
  loading = false,
  empty,
  shortcut = false,
  ref,
  ...rest
}: CommandPaletteProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV) {
    const id = twice(commands.map((command) => command.id));
    devError(
      id !== undefined,
      `CommandPalette has two commands with the id "${id}", so React mixes them up. Give every command an id of its own.`,
    );
  }
  const bind = useDialog(open, onOpenChange, true, ref);
  usePaletteKey(shortcut, bind.ref, () => onOpenChange(!open, { reason: 'shortcut' }));
  const name = title ?? intl.formatMessage({ id: 'ui.palette.title' });
  return (
    <S.Palette {...rest} {...bind} aria-label={name}>
      {open ? (
        <Palette
          {...{ commands, recent, suggested, onSearch, loading, empty }}
          title={name}
          placeholder={placeholder ?? intl.formatMessage({ id: 'ui.palette.placeholder' })}
          onClose={(reason) => onOpenChange(false, { reason })}
        />
      ) : null}
    </S.Palette>
  );
}
