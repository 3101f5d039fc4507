import { GatewayAway } from './port.ts';

/** What came back over HTTP; the body parsed, null where there was no JSON. */
interface GatewayAnswer {
  status: number;
  body: unknown;
}

/** How a gateway's server is asked. Throws `GatewayAway` when there is no answer. */
export type Send = (
  method: 'GET' | 'POST',
  path: string,
  options?: { form?: Record<string, string>; json?: unknown },
) => Promise<GatewayAnswer>;

const TIMEOUT = 20_000;

/** Asks over the network. Nothing of a request or an answer is in the error: both hold secrets. */
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

/** JSON, or null. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

type Json = Record<string, unknown>;

/** A value inside an answer, by its path. */
export const at = (body: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? (inner as Json)[step] : undefined),
    body,
  );

/** A text inside an answer, or null. */
export function textAt(body: unknown, ...path: (string | number)[]): string | null {
  const value = at(body, ...path);
  return typeof value === 'string' && value !== '' ? value : null;
}
