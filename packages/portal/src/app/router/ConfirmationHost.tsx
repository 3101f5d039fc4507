import { useCallback } from 'react';
import { useConfirmationNeeded } from '../../lib/confirmation.ts';
import { useServices } from '../../lib/services.ts';
import { LazyDialog } from './LazyDialog.tsx';

const MESSAGES = ['account', 'dialogs', 'forms'] as const;
const load = async () => (await import('../../pages/confirmation/ConfirmationDialog.tsx')).ConfirmationDialog;

/** The dialog above any page in which users confirm that it is them. */
export function ConfirmationHost() {
  const { confirmation } = useServices();
  const open = useConfirmationNeeded(confirmation);
  const cancel = useCallback(() => confirmation.settle(false), [confirmation]);
  return <LazyDialog open={open} load={load} messages={MESSAGES} onFailed={cancel} />;
}
