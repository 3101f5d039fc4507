export { toast, type ToastAction, type ToastOptions } from './toast.ts';
export { ToastRegion } from './ToastRegion.tsx';
