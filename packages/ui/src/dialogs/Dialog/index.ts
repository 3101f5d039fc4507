export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogReason, OnOpenChange } from './useDialog.ts';
