import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { toast } from '@taawun/ui';
import { localeOf } from '../../intl/locale.ts';
import { loadMessages } from '../../intl/messages.ts';
import { useConfirmationNeeded } from '../../lib/confirmation.ts';
import { useServices } from '../../lib/services.ts';

/** The dialog above any page in which users confirm that it is them. Loads its code and messages when it is needed. */
export function ConfirmationHost() {
  const { confirmation } = useServices();
  const intl = useIntl();
  const locale = localeOf(useLocation().pathname);
  const open = useConfirmationNeeded(confirmation);
  const [shown, setShown] = useState<{ View: ComponentType; locale: string } | null>(null);
  useEffect(() => {
    if (!open) return;
    Promise.all([
      import('../../pages/confirmation/ConfirmationDialog.tsx'),
      loadMessages(locale, ['account', 'dialogs', 'forms']),
    ]).then(
      ([{ ConfirmationDialog }]) => setShown({ View: ConfirmationDialog, locale }),
      () => {
        toast.error(intl.formatMessage({ id: 'portal.error.network' }));
        confirmation.settle(false);
      },
    );
  }, [open, locale, intl, confirmation]);
  // Stays mounted, so that closing the dialog restores the focus.
  return shown?.locale === locale ? <shown.View /> : null;
}
