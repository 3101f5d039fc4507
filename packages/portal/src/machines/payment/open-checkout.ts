/** Storage key of the id of the tab's pending payment (payment-storage.ts). */
export const OPEN_CHECKOUT = 'payment.open';
