import type { Tone } from '../../foundations/types.ts';

export interface ToastRequest {
  tone: Tone;
  text: string;
}
type Receiver = (request: ToastRequest | 'dismiss') => void;

let receiver: Receiver | null = null;
const waiting: ToastRequest[] = [];

/** The region on the page takes requests; those made before it existed come first. One region per page. */
export function connect(next: Receiver): () => void {
  receiver = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    if (receiver === next) receiver = null;
  };
}

function show(tone: Tone, text: string): void {
  // A server draws no toast, and must not keep one visitor's message for the next.
  if (typeof document === 'undefined') return;
  if (receiver) receiver({ tone, text });
  else waiting.push({ tone, text });
}

/** A short message that leaves by itself after 3 s. Callable from anywhere; give it a text that is already translated. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('danger', text),
  info: (text: string): void => show('info', text),
  warning: (text: string): void => show('warning', text),
  /** Takes all toasts away. */
  dismiss: (): void => receiver?.('dismiss'),
} as const;
