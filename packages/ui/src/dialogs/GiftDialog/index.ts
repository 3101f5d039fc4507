export { GiftDialog, type GiftDialogProps } from './GiftDialog.tsx';
export { GiftCard, type GiftCardProps } from './GiftCard.tsx';
export type { Gift } from './gift.ts';
