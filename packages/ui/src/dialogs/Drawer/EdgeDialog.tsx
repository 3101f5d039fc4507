import { useId, type ComponentPropsWithRef, type ElementType, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { useDialog, type OnOpenChange } from '../Dialog/useDialog.ts';

export interface EdgeDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  /** Styled `<dialog>`. */
  root: ElementType;
  open: boolean;
  /** Called with the requested state and its reason. */
  onOpenChange: OnOpenChange;
  title: ReactNode;
  keepMounted?: boolean | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** Modal dialog at an edge of the viewport, with a title and a close button: `Drawer` and `Sheet`. */
export function EdgeDialog({
  root: Root,
  open,
  onOpenChange,
  title,
  keepMounted = false,
  footer,
  children,
  ref,
  ...rest
}: EdgeDialogProps) {
  const intl = useIntl();
  const id = useId();
  const bind = useDialog(open, onOpenChange, true, ref);
  // Following a link closes the dialog, so that it does not cover the target.
  const onClick = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false, { reason: 'link' });
    else bind.onClick(event);
  };
  return (
    <Root {...rest} {...bind} onClick={onClick} aria-labelledby={`${id}t`}>
      {open || keepMounted ? (
        <div className="panel">
          <div className="head">
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
          </div>
          {children}
          {footer ? <div className="foot">{footer}</div> : null}
        </div>
      ) : null}
    </Root>
  );
}
