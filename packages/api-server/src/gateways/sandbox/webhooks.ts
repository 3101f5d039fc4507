import type { SandboxStore } from './store.ts';
import { signWebhook } from './app.ts';

const EVERY = 200;
const MAX_TRIES = 6;

/** Simulated delivery faults as fractions (0 to 1), for tests of the portal's robustness. */
export interface WebhookFaults {
  lost: number;
  repeated: number;
}

export interface WebhookOptions {
  store: SandboxStore;
  secret: string;
  /** Delivers a webhook; false when it was not accepted. */
  deliver: (body: string, headers: Record<string, string>) => Promise<boolean>;
  faults?: WebhookFaults;
  random?: () => number;
}

/** Sends due webhooks, and schedules a retry with backoff for those that were not accepted. Returns the number sent. */
export async function sendWebhooks(
  { store, secret, deliver, faults = { lost: 0, repeated: 0 }, random = Math.random }: WebhookOptions,
  now = Date.now(),
): Promise<number> {
  let sent = 0;
  for (const { id, reference, tries } of store.due(now)) {
    const body = JSON.stringify({ type: 'payment.updated', reference });
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signWebhook(body, secret) };
    const times = random() < faults.lost ? 0 : random() < faults.repeated ? 2 : 1;
    const taken = await Promise.all(Array.from({ length: times }, () => deliver(body, headers).catch(() => false)));
    sent += times;
    if (taken.every(Boolean) || tries + 1 >= MAX_TRIES) store.delivered(id);
    else store.later(id, now + 1_000 * 2 ** tries);
  }
  return sent;
}

/** Sends due webhooks periodically; returns a function that stops it. */
export function keepSending(options: () => WebhookOptions | null): () => void {
  let busy = false;
  const work = async () => {
    const current = options();
    if (busy || current === null) return;
    busy = true;
    await sendWebhooks(current).catch(() => undefined);
    busy = false;
  };
  const timer = setInterval(() => void work(), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
