import type { DataRouter } from 'react-router-dom';
import type { ModalHandler } from '@taawun/ui';

/** Loads the modal history with the first modal, or at once where the page was loaded on a modal's history entry. */
export function lazyModalHistory(router: DataRouter): ModalHandler {
  let loading: Promise<ModalHandler> | undefined;
  const load = () =>
    (loading ??= import('./modal-history.ts').then(({ createModalHistory }) => createModalHistory(router)));
  if ((history.state as { modals?: number } | null)?.modals) load().catch(() => {});
  return (dismiss) => {
    let close: (() => void) | null | undefined;
    load()
      .then((onOpen) => {
        if (close === undefined) close = onOpen(dismiss);
        return null;
      })
      // Without it the Back button leaves the page, as in any page without a modal history.
      .catch(() => (loading = undefined));
    return () => {
      close?.();
      close = null;
    };
  };
}
