export * from './CommandPalette/index.ts';
export * from './ConfirmDialog/index.ts';
export * from './Dialog/index.ts';
export * from './Drawer/index.ts';
export * from './Lightbox/index.ts';
export * from './PaymentDialog/index.ts';
export * from './Sheet/index.ts';
