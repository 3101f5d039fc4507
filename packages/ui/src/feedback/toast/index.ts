export { toast } from './toast.ts';
export { ToastRegion } from './ToastRegion.tsx';
