import type { Services } from '../context/services.ts';
import type { PaymentRow } from '../db/giving-schema.ts';

/**
 * Returns whether a payment moved no money: a sandbox, or a vendor's test account. A demo counts its sandbox, so that it
 * shows what a real donation does.
 */
export const isTestPayment = (
  { config, gateway }: Pick<Services, 'config' | 'gateway'>,
  payment: Pick<PaymentRow, 'gateway'>,
): boolean =>
  config.profile === 'production' &&
  (payment.gateway === 'sandbox' || (payment.gateway === gateway.name && gateway.test));
