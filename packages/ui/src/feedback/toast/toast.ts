import type { Tone } from '../../foundations/types.ts';

export interface ToastRequest {
  tone: Tone;
  text: string;
}
type Receiver = (request: ToastRequest | 'dismiss') => void;

let receiver: Receiver | null = null;
const waiting: ToastRequest[] = [];

/**
 * Connects the toast region; requests queued before it mounted are delivered first. One region per page.
 * @returns the function that disconnects it.
 */
export function connect(next: Receiver): () => void {
  receiver = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    if (receiver === next) receiver = null;
  };
}

function show(tone: Tone, text: string): void {
  // A server renders no toasts, and must not queue one visitor's message for another.
  if (typeof document === 'undefined') return;
  if (receiver) receiver({ tone, text });
  else waiting.push({ tone, text });
}

/** Shows a short message that disappears after 3 s. Callable from anywhere; `text` must be translated. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('danger', text),
  info: (text: string): void => show('info', text),
  warning: (text: string): void => show('warning', text),
  /** Removes all toasts. */
  dismiss: (): void => receiver?.('dismiss'),
} as const;
