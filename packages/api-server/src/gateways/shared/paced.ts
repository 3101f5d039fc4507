import { GatewayAway } from './port.ts';

/** Answers that are stored for requests that come too soon. */
const MAX_ANSWERS = 2_000;

/**
 * Claims the next request about something, for all servers. Returns whether the interval since the last one is over.
 * A claim that is `forced` is always granted, and starts the interval again.
 */
export type ClaimRequest = (key: string, seconds: number, options: { forced: boolean }) => Promise<boolean>;

/** Nothing was sent, because a gateway's limit demands a pause: the gateway may be well. */
export class GatewayPaced extends GatewayAway {}

interface Last<Answer> {
  /** When this server may claim again, on the clock of `performance.now()`. */
  next: number;
  answer: Answer | null;
}

/**
 * Spaces requests about one payment, as a gateway's limit demands: a request that comes sooner is answered with the
 * previous answer.
 * @param seconds shortest time between two requests about one payment
 */
export function createPacer<Answer>(seconds: number, claim: ClaimRequest) {
  const known = new Map<string, Last<Answer>>();
  const store = (key: string, last: Last<Answer>) => {
    known.delete(key);
    known.set(key, last);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_ANSWERS) break;
      known.delete(oldest);
    }
  };
  return {
    /**
     * Requests the answer about a payment, or repeats the previous one. `fresh` is requested in any case.
     * @throws GatewayPaced when it is too soon, and this server has no previous answer
     */
    async request(key: string, send: () => Promise<Answer>, { fresh = false } = {}): Promise<Answer> {
      const previous = known.get(key);
      const isPaused = previous !== undefined && performance.now() < previous.next && !fresh;
      if (isPaused || !(await claim(key, seconds, { forced: fresh }))) {
        const answer = known.get(key)?.answer ?? null;
        if (answer !== null) return answer;
        throw new GatewayPaced(`The payment gateway is requested about a payment every ${seconds} s at most.`);
      }
      store(key, { next: performance.now() + seconds * 1_000, answer: previous?.answer ?? null });
      const answer = await send();
      store(key, { next: known.get(key)?.next ?? 0, answer });
      return answer;
    },
  };
}
