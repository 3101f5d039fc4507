import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { OnOpenChange } from '../Dialog/useDialog.ts';
import { EdgeDialog } from './EdgeDialog.tsx';
import * as S from './Drawer.styles.ts';

export interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  open: boolean;
  /** Called with the requested state and its reason. */
  onOpenChange: OnOpenChange;
  title: ReactNode;
  /**
   * Renders the content while closed, so that a button with `command="show-modal"` opens the drawer before hydration.
   * @default false
   */
  keepMounted?: boolean;
  children: ReactNode;
}

/** Modal panel at the inline end, for example the menu on phones. For a panel from below use `Sheet`. */
export function Drawer(props: DrawerProps) {
  return <EdgeDialog {...props} root={S.Drawer} />;
}
