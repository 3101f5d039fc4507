import type { Tone } from '../../foundations/types.ts';

/** One action of a message, such as undoing what it reports. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** Rendered as a button; pressing it removes the message. */
  action?: ToastAction | undefined;
  /**
   * Time until the message disappears, in ms; `null`: it stays until it is closed. @default 3,000; 8,000 with an action
   */
  duration?: number | null | undefined;
}

export interface ToastRequest extends ToastOptions {
  tone: Tone;
  text: string;
  /** A message with the same id is replaced. @default tone and text */
  id?: string;
  /** Work is going on: the message has a spinner and stays. */
  busy?: boolean;
}
type Receiver = (request: ToastRequest | 'dismiss') => void;

const DURATION_MS = 3000;
const ACTION_MS = 8000;

/** Id of a message: the same text is one message. */
export const idOf = ({ id, tone, text }: ToastRequest): string => id ?? `${tone}:${text}`;

/** Time until a message disappears, in ms; `null` for never. */
export const durationOf = ({ duration, action, busy }: ToastRequest): number | null =>
  busy ? null : duration === undefined ? (action ? ACTION_MS : DURATION_MS) : duration;

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

function show(request: ToastRequest): void {
  // A server renders no toasts, and must not queue one visitor's message for another.
  if (typeof document === 'undefined') return;
  if (receiver) receiver(request);
  else waiting.push(request);
}

let works = 0;

const shows =
  (tone: Tone) =>
  (text: string, options: ToastOptions = {}): void =>
    show({ ...options, tone, text });

/** Shows a short message that disappears after 3 s. Callable from anywhere; texts must be translated. */
export const toast = {
  success: shows('success'),
  error: shows('danger'),
  info: shows('info'),
  warning: shows('warning'),
  /**
   * Shows `pending` while the work goes on, then `success` or `error`.
   * @returns the work, so that its failure can be handled
   */
  promise: <Result>(
    work: Promise<Result>,
    { pending, success, error }: { pending: string; success: string; error: string },
  ): Promise<Result> => {
    works += 1;
    const id = `work:${works}`;
    show({ id, tone: 'info', text: pending, busy: true });
    work.then(
      () => show({ id, tone: 'success', text: success }),
      () => show({ id, tone: 'danger', text: error }),
    );
    return work;
  },
  /** Removes all toasts. */
  dismiss: (): void => receiver?.('dismiss'),
} as const;
