export { PaymentDialog, type PaymentDialogProps } from './PaymentDialog.tsx';
export { PayButton, type PayButtonProps } from './PayButton.tsx';
export type { PaymentBrand, PaymentLine, PaymentState } from './state.ts';
