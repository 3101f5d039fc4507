import { useIntl } from 'react-intl';
import { Button } from '@taawun/ui';
import { useServices } from '../../../lib/services.ts';
import type { useDownload } from '../../shared/download.ts';

interface ReceiptButtonProps {
  number: string;
  /** Code of the order, for guests. */
  code?: string | undefined;
  /** Shared download state: one download at a time, and one error message. */
  download: ReturnType<typeof useDownload>;
}

/** Button that downloads a receipt; its accessible name contains the receipt number. */
export function ReceiptButton({ number, code, download: { busy, download } }: ReceiptButtonProps) {
  const intl = useIntl();
  const { client } = useServices();
  const label = intl.formatMessage({ id: 'portal.orders.receiptOf' }, { number, format: 'PDF' });
  return (
    <Button
      size="sm"
      variant="quiet"
      icon="download"
      loading={busy}
      aria-label={label}
      onClick={() =>
        void download(`${number}.pdf`, () => client.getReceipt({ receipt_number: number, ...(code ? { code } : {}) }))
      }
    >
      <bdi>{'PDF'}</bdi>
    </Button>
  );
}
