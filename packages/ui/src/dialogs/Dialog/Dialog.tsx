import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { devError } from '../../foundations/dev-error/devError.ts';
import { joinIds } from '../../foundations/attributes/joinIds.ts';
import { useDialog, type OnOpenChange } from './useDialog.ts';
import * as S from './Dialog.styles.ts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  open: boolean;
  /** Called with the requested state and its reason. The dialog changes only when `open` changes. */
  onOpenChange: OnOpenChange;
  title: ReactNode;
  /** Hides the title visually, for content with its own heading. @default false */
  titleHidden?: boolean;
  /** Description below the title; sets `aria-describedby`. */
  description?: ReactNode;
  /** Action buttons, side by side. */
  footer?: ReactNode;
  /** Width: 416, 512 or 896 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Whether Escape, a click outside and the close button close the dialog. Set `false` for a step that must not be
   * lost.
   * @default true
   */
  dismissible?: boolean;
  children?: ReactNode;
}

/**
 * Modal dialog based on the native `<dialog>`. Focus moves in (to `data-initial-focus`, else to the first control), is
 * trapped, and returns to the previous element on close.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  footer,
  size = 'md',
  dismissible = true,
  children,
  ref,
  ...rest
}: DialogProps) {
  const intl = useIntl();
  const id = useId();
  if (import.meta.env?.DEV)
    devError(
      open && (title === '' || title === null || title === undefined || typeof title === 'boolean'),
      'Dialog has no title, so assistive technology announces it without a name. Give title, and titleHidden where the content says it already.',
    );
  const bind = useDialog(open, onOpenChange, dismissible, ref);
  return (
    <S.Dialog
      {...rest}
      {...bind}
      data-size={size}
      aria-labelledby={`${id}t`}
      aria-describedby={joinIds(description ? `${id}d` : '', rest['aria-describedby'])}
    >
      {open ? (
        <div className="panel">
          <div className="head" data-bare={titleHidden || undefined}>
            <h2 id={`${id}t`} className={titleHidden ? 'ta-hidden' : undefined}>
              {title}
            </h2>
            {dismissible ? (
              <IconButton
                icon="close"
                variant="soft"
                label={intl.formatMessage({ id: 'ui.close' })}
                onClick={() => onOpenChange(false, { reason: 'close' })}
              />
            ) : null}
          </div>
          {description ? (
            <p id={`${id}d`} className="description">
              {description}
            </p>
          ) : null}
          {children}
          {footer ? <div className="foot">{footer}</div> : null}
        </div>
      ) : null}
    </S.Dialog>
  );
}
