import type { Config } from '../config/config.ts';
import type { Db } from '../db/schema.ts';
import { deliverDue, type Senders } from './deliver.ts';
import { createSmsSender } from './sms.ts';
import { createSmtpSender } from './smtp.ts';

/** Milliseconds after a message is stored: its transaction commits soon afterwards, mostly before the first. */
const KICKS = [200, 1_000, 3_000] as const;

/** Sends this server's own messages at once, and all due ones on request. */
export interface Delivery {
  /** A message has been stored in a transaction that is about to commit. */
  soon: () => void;
  /** Sends what is due. Returns the number of attempts. */
  run: () => Promise<number>;
  /** Lets running attempts end; resolves within `within` milliseconds. */
  close: (within?: number) => Promise<void>;
}

/** Creates the senders that the configuration names. */
export const createSenders = ({ messages: { email, sms } }: Pick<Config, 'messages'>): Senders => ({
  email: email && createSmtpSender(email),
  sms: sms && createSmsSender(sms),
});

/** Creates the delivery of one server. */
export function createDelivery(db: Db, senders: Senders, onError: (error: unknown) => void): Delivery {
  const timers = new Map<number, NodeJS.Timeout>();
  let isStopping = false;
  let running: Promise<number> | null = null;
  const run = (): Promise<number> => {
    running ??= deliverDue(db, senders, () => isStopping).finally(() => (running = null));
    return running;
  };
  const stopped = Promise.withResolvers<number>();
  const isIdle = !senders.email && !senders.sms;
  return {
    soon: () => {
      if (isIdle || isStopping) return;
      for (const after of KICKS) {
        if (timers.has(after)) continue;
        const timer = setTimeout(() => {
          timers.delete(after);
          // What was stored while an earlier run was ending needs another.
          void (running ?? Promise.resolve(0)).then(run, run).catch(onError);
        }, after);
        timer.unref();
        timers.set(after, timer);
      }
    },
    // A server that ends does not wait for a mail server that hangs.
    run: () => (isIdle ? Promise.resolve(0) : Promise.race([run(), stopped.promise])),
    close: async (within = 5_000) => {
      isStopping = true;
      for (const timer of timers.values()) clearTimeout(timer);
      const ended = (running ?? Promise.resolve(0)).catch(() => 0);
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([ended, new Promise((resolve) => (timer = setTimeout(resolve, within)))]);
      clearTimeout(timer);
      senders.email?.close();
      senders.sms?.close();
      // Closing the SMS sender ends its requests, whose outcomes are recorded before the database closes.
      await Promise.race([ended, new Promise((resolve) => (timer = setTimeout(resolve, 500)))]);
      clearTimeout(timer);
      stopped.resolve(0);
    },
  };
}
