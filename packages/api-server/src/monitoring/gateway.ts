import { GatewayPaced } from '../gateways/shared/paced.ts';
import { GatewayAway, type Gateway } from '../gateways/shared/port.ts';
import type { Metrics } from './metrics.ts';

type Call = 'open' | 'verify' | 'charge' | 'refund' | 'close';

const failureOf = (error: unknown): string => {
  if (error instanceof GatewayPaced) return 'paced';
  return error instanceof GatewayAway ? 'away' : 'error';
};

/**
 * Returns a gateway whose calls are counted by their outcome: the payment's status, `done`, `paced` (nothing was sent),
 * `away` or `error`.
 */
export function countedGateway(gateway: Gateway, { gatewayCalls }: Pick<Metrics, 'gatewayCalls'>): Gateway {
  const counted = async <Result>(
    call: Call,
    run: () => Promise<Result>,
    outcomeOf: (result: Result) => string = () => 'done',
  ): Promise<Result> => {
    const count = (outcome: string) => gatewayCalls.inc({ gateway: gateway.name, call, outcome });
    try {
      const result = await run();
      count(outcomeOf(result));
      return result;
    } catch (error) {
      count(failureOf(error));
      throw error;
    }
  };
  return {
    ...gateway,
    open: (...input) => counted('open', () => gateway.open(...input)),
    verify: (...input) =>
      counted(
        'verify',
        () => gateway.verify(...input),
        ({ status }) => status,
      ),
    charge: (...input) =>
      counted(
        'charge',
        () => gateway.charge(...input),
        ({ status }) => status,
      ),
    refund: (...input) =>
      counted(
        'refund',
        () => gateway.refund(...input),
        (isRefunded) => (isRefunded ? 'done' : 'pending'),
      ),
    close: (...input) => counted('close', () => gateway.close(...input)),
  };
}
