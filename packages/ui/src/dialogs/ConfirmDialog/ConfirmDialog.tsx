import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Dialog, type DialogProps, type OnOpenChange } from '../Dialog/index.ts';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'role' | 'size' | 'dismissible' | 'description' | 'footer' | 'children'
> {
  open: boolean;
  /** Called when the user requests to close the dialog, with the reason. */
  onOpenChange: OnOpenChange;
  title: ReactNode;
  /** Consequence of the action; description of the dialog. */
  text: ReactNode;
  /** Label of the confirm button. Use the verb: "Delete", not "Yes". */
  confirmLabel: ReactNode;
  /** Label of the cancel button. @default "Cancel" */
  cancelLabel?: ReactNode;
  /** Variant of the confirm button. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** Called when the user confirms. The dialog stays open until `open` changes. */
  onConfirm: () => void;
  /** Whether the action is in progress: the dialog cannot be closed and the action cannot be repeated. */
  loading?: boolean;
}

/** Confirmation dialog for an action that cannot be undone. The initial focus is on the cancel button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  loading = false,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!loading}
      title={title}
      description={text}
      footer={
        <>
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button
            variant="secondary"
            data-initial-focus=""
            disabled={loading}
            onClick={() => onOpenChange(false, { reason: 'close' })}
          >
            {cancelLabel ?? <FormattedMessage id="ui.cancel" />}
          </Button>
        </>
      }
    />
  );
}
