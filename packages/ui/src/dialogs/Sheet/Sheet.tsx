import type { ReactNode } from 'react';
import { EdgeDialog } from '../Drawer/EdgeDialog.tsx';
import type { DrawerProps } from '../Drawer/index.ts';
import * as S from './Sheet.styles.ts';

export interface SheetProps extends DrawerProps {
  /** Action buttons below the content, side by side. */
  footer?: ReactNode;
}

/**
 * Modal panel from the bottom edge, as high as its content: filters, options or a short form on a phone, within reach of
 * the thumb. On wide screens it is 640 px wide; use `Dialog` there when the content is the same on both.
 */
export function Sheet(props: SheetProps) {
  return <EdgeDialog {...props} root={S.Sheet} />;
}
