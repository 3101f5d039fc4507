import { startTransition, Suspense, useState, useTransition, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../../foundations/lazyPart.ts';

/** State of the dialog of a date picker. */
export interface PickerState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Returns a date picker that is loaded when it is first opened. Where it cannot be loaded, a message says so: no error of the field, whose text is as right as before.
 */
export function lazyPicker<Props extends PickerState>(load: () => Promise<ComponentType<Props>>) {
  return {
    Picker: lazyPart<Props>(load, () => (
      <p className="ta-hint" role="alert">
        <FormattedMessage id="ui.date.notLoaded" />
      </p>
    )),
    /** Loads the code. A failure shows when the picker opens. */
    preload: (): Promise<unknown> => load().catch(() => undefined),
  };
}

/**
 * Opens a date picker. The page does not change while its code is loaded: the button shows a spinner.
 * @param preload Loads the code; called when the user comes near the button, too.
 */
export function usePicker(preload: () => Promise<unknown>) {
  const [open, setOpen] = useState<boolean>();
  const [loading, startLoading] = useTransition();
  return {
    close: () => setOpen(false),
    trigger: {
      'aria-haspopup': 'dialog' as const,
      loading,
      onPointerEnter: () => void preload(),
      onFocus: () => void preload(),
      onClick: () =>
        startLoading(async () => {
          await preload();
          startTransition(() => setOpen(true));
        }),
    },
    /** Renders the picker from the first opening on, so that closing it restores the focus. */
    render: (picker: (state: PickerState) => ReactNode): ReactNode =>
      open === undefined ? null : <Suspense fallback={null}>{picker({ open, onOpenChange: setOpen })}</Suspense>,
  };
}
