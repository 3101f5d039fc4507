import { Suspense, useState, useTransition, type ComponentType, type ReactNode } from 'react';
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
    /** Loads the code ahead of a press. A failure shows when the picker opens. */
    preload: (): void => void load().catch(() => undefined),
  };
}

/**
 * Opens a date picker. The page does not change while its code is loaded: the button shows a spinner.
 * @param preload Called when the user comes near the button.
 */
export function usePicker(preload: () => void) {
  const [open, setOpen] = useState<boolean>();
  const [loading, startLoading] = useTransition();
  return {
    close: () => setOpen(false),
    trigger: {
      'aria-haspopup': 'dialog' as const,
      loading,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => startLoading(() => setOpen(true)),
    },
    /** Renders the picker from the first opening on, so that closing it restores the focus. */
    render: (picker: (state: PickerState) => ReactNode): ReactNode => (
      <Suspense fallback={null}>{open === undefined ? null : picker({ open, onOpenChange: setOpen })}</Suspense>
    ),
  };
}
