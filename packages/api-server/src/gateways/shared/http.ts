import { GatewayAway } from './port.ts';

/** HTTP response of a gateway; `body` is the parsed JSON, or `null`. */
interface GatewayAnswer {
  status: number;
  body: unknown;
}

/**
 * Sends a request to the gateway's server.
 * @throws GatewayAway when there is no response
 */
export type Send = (
  method: 'GET' | 'POST',
  path: string,
  options?: { form?: Record<string, string>; json?: unknown },
) => Promise<GatewayAnswer>;

const TIMEOUT = 20_000;

/** Sends requests over the network. Errors contain nothing of a request or response: both hold secrets. */
export function sendTo(origin: string, authorization: string): Send {
  return async (method, path, { form, json } = {}) => {
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          Authorization: authorization,
          Accept: 'application/json',
          ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(form && { body: new URLSearchParams(form).toString() }),
        ...(json !== undefined && { body: JSON.stringify(json) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const text = await response.text();
      return { status: response.status, body: parsed(text) };
    } catch (error) {
      throw new GatewayAway(`No answer from the payment gateway at ${origin}: ${(error as Error).name}`);
    }
  };
}

/** Parses JSON; returns `null` when it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

type Json = Record<string, unknown>;

/** Returns the value at a path of a response. */
export const at = (body: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? (inner as Json)[step] : undefined),
    body,
  );

/** Returns the non-empty string at a path of a response, or `null`. */
export function textAt(body: unknown, ...path: (string | number)[]): string | null {
  const value = at(body, ...path);
  return typeof value === 'string' && value !== '' ? value : null;
}
