import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { useDialog, type OnOpenChange } from '../Dialog/useDialog.ts';
import { Head, Panel } from '../Dialog/Dialog.styles.ts';
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

/** Modal panel at the inline end, for example the menu on phones. */
export function Drawer({ open, onOpenChange, title, keepMounted = false, children, ref, ...rest }: DrawerProps) {
  const intl = useIntl();
  const id = useId();
  const bind = useDialog(open, onOpenChange, true, ref);
  // Following a link closes the drawer, so that it does not cover the target.
  const onClick = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false, { reason: 'link' });
    else bind.onClick(event);
  };
  return (
    <S.Drawer {...rest} {...bind} onClick={onClick} aria-labelledby={`${id}t`}>
      {open || keepMounted ? (
        <Panel>
          <Head>
            <h2 id={`${id}t`}>{title}</h2>
            <form method="dialog">
              <IconButton
                type="submit"
                icon="close"
                variant="soft"
                label={intl.formatMessage({ id: 'ui.close' })}
                onClick={(event) => {
                  event.preventDefault();
                  onOpenChange(false, { reason: 'close' });
                }}
              />
            </form>
          </Head>
          {children}
        </Panel>
      ) : null}
    </S.Drawer>
  );
}
