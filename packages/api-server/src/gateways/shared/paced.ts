import { RateLimiterMemory } from 'rate-limiter-flexible';
import { GatewayAway } from './port.ts';

/** Answers that are stored for questions that come too soon. */
const MAX_ANSWERS = 2_000;

/**
 * Spaces requests about one payment, as a gateway's limit demands: a request that comes sooner is answered with the
 * previous answer.
 * @param seconds shortest time between two requests about one payment
 */
export function createPacer<Answer>(seconds: number) {
  const limiter = new RateLimiterMemory({ points: 1, duration: seconds });
  const answers = new Map<string, Answer>();
  return {
    /**
     * Requests the answer about a payment, or repeats the previous one. `fresh` is requested in any case.
     * @throws GatewayAway when it is too soon, and there is no previous answer
     */
    async request(key: string, send: () => Promise<Answer>, { fresh = false } = {}): Promise<Answer> {
      const isDue = await limiter.consume(key).then(
        () => true,
        (rejected: unknown) => {
          if (rejected instanceof Error) throw rejected;
          return false;
        },
      );
      if (!isDue && !fresh) {
        const previous = answers.get(key);
        if (previous !== undefined) return previous;
        throw new GatewayAway(`The payment gateway is asked about a payment every ${seconds} s at most.`);
      }
      const answer = await send();
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= MAX_ANSWERS) break;
        answers.delete(oldest);
      }
      return answer;
    },
  };
}
