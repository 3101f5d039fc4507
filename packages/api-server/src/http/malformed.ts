import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errorBody } from '@taawun/api-client/validation';
import type { Config } from '../config/config.ts';
import { securityHeaders } from './headers.ts';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Creates the handler of malformed HTTP: there is no request object, so the answer is written to the socket. */
export const malformedHandler =
  (config: Pick<Config, 'publicOrigin'>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const id = randomUUID();
    const body = JSON.stringify(errorBody('bad_request', 'ar', id));
    const headers = {
      ...securityHeaders(config, id),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${head.join('')}\r\n${body}`);
  };
