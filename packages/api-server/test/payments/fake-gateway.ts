import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake server has received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string;
  form: URLSearchParams;
  json: Record<string, unknown>;
}

type Answers = (request: ReceivedRequest) => { status?: number; body: unknown } | undefined;

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    authorization: request.headers.authorization ?? '',
    form: new URLSearchParams(isJson ? '' : body),
    json: isJson ? (JSON.parse(body) as Record<string, unknown>) : {},
  };
}

/** A local server that responds like a documented gateway and records its requests. */
export async function fakeGateway(
  answers: Answers,
): Promise<{ url: string; requests: ReceivedRequest[]; close: () => Promise<void> }> {
  const requests: ReceivedRequest[] = [];
  const server: Server = createServer((request, response) => {
    const answer = async () => {
      const one = await read(request);
      requests.push(one);
      const { status = 200, body } = answers(one) ?? {
        status: 404,
        body: { type: 'record_not_found', message: 'Object not found', errors: null },
      };
      response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
    };
    void answer();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
