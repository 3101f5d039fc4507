import { isApiError } from '@taawun/api-client';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { barePath } from '../../intl/locale.ts';
import { CertificateCheck } from './CertificateCheck.tsx';
import { ReceiptCheck } from './ReceiptCheck.tsx';

/** A malformed code gets the same response as an unknown one. */
async function orUnknown<Found, Unknown>(found: Promise<Found>, unknown: Unknown): Promise<Found | Unknown> {
  try {
    return await found;
  } catch (error) {
    if (isApiError(error) && error.kind === 'validation') return unknown;
    throw error;
  }
}

const load = async ({ client, params, url, signal }: LoadArgs) => {
  const [code, options] = [params['code'] ?? '', { signal, unasked: true }];
  if (barePath(url.pathname).startsWith('/certificates/')) {
    const { certificate_verification } = await orUnknown(
      client.verifyCertificate({ certificate_code: code }, options),
      { certificate_verification: { valid: false, certificate: null } },
    );
    return { certificate_verification };
  }
  const { receipt_verification } = await orUnknown(client.verifyReceipt({ receipt_code: code }, options), {
    receipt_verification: { valid: false, test: false, receipt: null },
  });
  return { receipt_verification };
};

/** Page that verifies a receipt or a share certificate by the code printed on it. */
function DocumentCheck() {
  const { certificate_verification, receipt_verification } = useLoaded<typeof load>();
  return certificate_verification ? (
    <CertificateCheck {...certificate_verification} />
  ) : (
    <ReceiptCheck {...receipt_verification} />
  );
}

export const page = definePage({
  load,
  meta: ({ certificate_verification }, intl) => ({
    title: intl.formatMessage({
      id: certificate_verification ? 'portal.certificateCheck.title' : 'portal.receiptCheck.title',
    }),
  }),
  Component: DocumentCheck,
});
