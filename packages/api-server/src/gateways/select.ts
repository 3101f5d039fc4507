import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { hyperpayGateway } from './hyperpay/hyperpay.ts';
import { moyasarGateway } from './moyasar/moyasar.ts';
import { createSandbox } from './sandbox/index.ts';
import { embeddingSources } from './shared/origins.ts';
import type { ClaimRequest } from './shared/paced.ts';
import type { Gateway } from './shared/port.ts';

/** Configured payment gateway, and its lifecycle in this process. */
export interface OpenGateway {
  gateway: Gateway;
  attach: (app: FastifyInstance) => void;
  close: () => void;
}

const alone = (gateway: Gateway): OpenGateway => ({ gateway, attach: () => undefined, close: () => undefined });

/**
 * Opens the configured payment gateway.
 * @param claim claims a request that the gateway limits, for all servers
 */
export function openGateway(
  config: Pick<Config, 'payment' | 'dataDir' | 'publicOrigin'>,
  claim: ClaimRequest,
): OpenGateway {
  const { payment, dataDir } = config;
  if (payment.gateway === 'hyperpay') return alone(hyperpayGateway(payment, claim));
  if (payment.gateway === 'moyasar') return alone(moyasarGateway(payment));
  return createSandbox({
    dataDir,
    sandboxUrl: payment.url,
    sandboxSecret: payment.secret,
    ancestors: embeddingSources(config),
  });
}
