import { useIntl } from 'react-intl';
import { Button } from '@taawun/ui';
import { useServices } from '../../../lib/services.ts';
import type { useDownload } from '../../shared/download.ts';

interface ReceiptButtonProps {
  number: string;
  /** A guest's, of the order. */
  code?: string | undefined;
  /** One download at a time, and one place that says why it failed. */
  download: ReturnType<typeof useDownload>;
}

/** Saves a receipt as a file; its number tells it from the others. */
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
