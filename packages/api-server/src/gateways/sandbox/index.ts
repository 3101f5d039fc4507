import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { parsed, sendTo, type Send } from '../shared/http.ts';
import { registerSandbox } from './app.ts';
import { openStore, type SandboxStore } from './store.ts';
import { sandboxGateway } from './client.ts';
import { keepSending, type WebhookFaults } from './webhooks.ts';
import type { Gateway } from '../shared/port.ts';

export interface SandboxConfig {
  dataDir: string;
  /** URL of a separate sandbox process; `null`: runs in this process. */
  sandboxUrl: string | null;
  sandboxSecret: string | null;
  /** Sources of the pages around the fields. */
  ancestors: string;
}

/** Sandbox gateway, and its lifecycle in this process. */
export interface Sandbox {
  gateway: Gateway;
  /** Registers the payer's pages, and sends webhooks to this server. */
  attach: (app: FastifyInstance) => void;
  close: () => void;
}

const storeFile = (dataDir: string) => join(dataDir, 'sandbox', 'book.sqlite');

/** Creates a sandbox in this process, requested over injected HTTP without a port. */
function embedded({ dataDir, sandboxSecret, ancestors }: SandboxConfig): Sandbox {
  let opened: SandboxStore | null = null;
  const store = () => (opened ??= openStore(storeFile(dataDir)));
  const secret = () => sandboxSecret ?? store().secret();
  let inner: FastifyInstance | null = null;
  const send: Send = async (method, path, { json } = {}) => {
    if (!inner) {
      inner = Fastify();
      registerSandbox(inner, { store, secret, ancestors });
    }
    const answer = await inner.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${secret()}` },
      ...(json !== undefined && { payload: json as object }),
    });
    return { status: answer.statusCode, body: parsed(answer.body) };
  };
  let end: (() => void) | null = null;
  return {
    gateway: sandboxGateway({ send, secret, origin: '' }),
    attach: (app) => {
      void app.register(async (scope) => registerSandbox(scope, { store, secret, ancestors }));
      const deliver = async (payload: string, headers: Record<string, string>) =>
        (await app.inject({ method: 'POST', url: '/gateway/sandbox/webhook', headers, payload })).statusCode < 300;
      // Before the first payment there is no store, and no webhook to send.
      end = keepSending(() => (opened ? { store: opened, secret: secret(), deliver } : null));
    },
    close: () => {
      end?.();
      opened?.close();
    },
  };
}

function remote(origin: string, secret: string): Sandbox {
  return {
    gateway: sandboxGateway({ send: sendTo(origin, `Bearer ${secret}`), secret: () => secret, origin }),
    attach: () => undefined,
    close: () => undefined,
  };
}

/** Creates the sandbox gateway, in this process or as the client of a separate one. */
export const createSandbox = (config: SandboxConfig): Sandbox =>
  config.sandboxUrl !== null ? remote(config.sandboxUrl, config.sandboxSecret ?? '') : embedded(config);

export interface SandboxProcess {
  address: string;
  store: SandboxStore;
  close: () => Promise<void>;
}

interface ProcessOptions {
  dataDir: string;
  secret: string;
  port: number;
  host: string;
  /** Origin of the server that receives the webhooks. */
  merchant: string;
  /** Sources of the pages around the fields. */
  ancestors: string;
  faults?: WebhookFaults;
}

/** Runs the sandbox as a separate process. */
export async function serveSandbox({
  dataDir,
  secret,
  port,
  host,
  merchant,
  ancestors,
  faults,
}: ProcessOptions): Promise<SandboxProcess> {
  const store = openStore(storeFile(dataDir));
  const app = Fastify({ forceCloseConnections: true });
  registerSandbox(app, { store: () => store, secret: () => secret, ancestors });
  const deliver = async (body: string, headers: Record<string, string>) =>
    (
      await fetch(`${merchant}/gateway/sandbox/webhook`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(5_000),
      })
    ).ok;
  const end = keepSending(() => ({ store, secret, deliver, ...(faults && { faults }) }));
  const address = await app.listen({ port, host });
  return {
    address,
    store,
    close: async () => {
      end();
      await app.close();
      store.close();
    },
  };
}
