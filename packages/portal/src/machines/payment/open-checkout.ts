/** Under what a tab keeps the name of a payment that is under way (payment-storage.ts). */
export const OPEN_CHECKOUT = 'payment.open';
