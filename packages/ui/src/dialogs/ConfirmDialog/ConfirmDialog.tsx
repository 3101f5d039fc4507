import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Dialog, type DialogProps, type OnOpenChange } from '../Dialog/index.ts';

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'role' | 'size' | 'dismissible' | 'description' | 'footer' | 'children'
> {
  open: boolean;
  /** Asks to close, and says why. */
  onOpenChange: OnOpenChange;
  title: ReactNode;
  /** What will happen. */
  text: ReactNode;
  /** The verb: "Delete", not "Yes". */
  confirmLabel: ReactNode;
  /** @default "Cancel" */
  cancelLabel?: ReactNode;
  /** @default 'primary' */
  tone?: 'primary' | 'danger';
  /** Does it. The dialog stays until `open` follows. */
  onConfirm: () => void;
  /** The action runs: it cannot be closed or repeated meanwhile. */
  loading?: boolean;
}

/** Asks before something that cannot be undone. The focus starts on the way back. */
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
