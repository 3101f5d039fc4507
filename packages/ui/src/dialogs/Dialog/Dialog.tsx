import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { useDialog, type OnOpenChange } from './useDialog.ts';
import * as S from './Dialog.styles.ts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  open: boolean;
  /** Asks to open or close, and says why. Nothing happens until `open` follows. */
  onOpenChange: OnOpenChange;
  title: ReactNode;
  description?: ReactNode;
  /** The actions, side by side. */
  footer?: ReactNode;
  /** 416, 512 or 896 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Escape and a press outside close it. @default true */
  dismissible?: boolean;
  children?: ReactNode;
}

/** A modal dialog on the platform's `<dialog>`. Focus goes in (to `data-initial-focus`, else to the first control), stays in, and returns to where it was. */
export function Dialog({ open, onOpenChange, title, description, footer, size = 'md', dismissible = true, children, ref, ...rest }: DialogProps) {
  const intl = useIntl();
  const id = useId();
  const bind = useDialog(open, onOpenChange, dismissible, ref);
  return (
    <S.Dialog {...rest} {...bind} data-size={size} aria-labelledby={`${id}t`} aria-describedby={description ? `${id}d` : undefined}>
      {open ? (
        <S.Panel>
          <S.Head>
            <h2 id={`${id}t`}>{title}</h2>
            <IconButton icon="close" variant="soft" label={intl.formatMessage({ id: 'ui.close' })} onClick={() => onOpenChange(false, { reason: 'close' })} />
          </S.Head>
          {description ? <S.Description id={`${id}d`}>{description}</S.Description> : null}
          {children}
          {footer ? <S.Foot>{footer}</S.Foot> : null}
        </S.Panel>
      ) : null}
    </S.Dialog>
  );
}
