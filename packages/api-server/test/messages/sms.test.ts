import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SmsConfig } from '../../src/config/message-config.ts';
import type { OutgoingMessage } from '../../src/delivery/outcome.ts';
import { createSmsSender } from '../../src/delivery/sms.ts';

const message: OutgoingMessage = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  recipient: '+966501234567',
  subject: 'unused',
  text: 'رمز التحقق: 482913 & more',
  html: '',
};
interface Seen {
  headers: IncomingMessage['headers'];
  body: string;
}
let seen: Seen[] = [];
let respond: (response: ServerResponse) => void = () => undefined;
async function note(request: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push({ headers: request.headers, body: await text(request) });
  respond(response);
}
const server = createServer((request, response) => {
  void note(request, response);
});
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}/send`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (seen = []));

const answer =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
const send = (gateway: SmsConfig['gateway']) =>
  createSmsSender({ gateway, url, token: 'a-secret-token', sender: 'Taawun' }).send(message);

test('the generic form', async () => {
  respond = answer(200, '{"id":"1"}');
  expect(await send('json')).toEqual({ kind: 'sent' });
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer a-secret-token',
    'content-type': 'application/json',
    'idempotency-key': message.id,
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    to: '+966501234567',
    from: 'Taawun',
    text: message.text,
    reference: message.id,
  });
});

test.each([
  [400, {}, { kind: 'rejected', bounced: true }],
  [413, {}, { kind: 'rejected', bounced: false }],
  [401, {}, { kind: 'retry' }],
  [402, {}, { kind: 'retry' }],
  [429, { 'Retry-After': '90' }, { kind: 'retry', afterSeconds: 90 }],
  [429, { 'Retry-After': '999999' }, { kind: 'retry', afterSeconds: 3_600 }],
  [429, { 'Retry-After': 'soon' }, { kind: 'retry' }],
  [500, {}, { kind: 'retry' }],
])('%i with %o', async (status, headers, outcome) => {
  respond = answer(status, '{"message":"+966501234567 a-secret-token"}', headers);
  const result = await send('json');
  expect(result).toEqual({ reason: `SMS gateway answered ${status}`, ...outcome });
  expect(JSON.stringify(result)).not.toMatch(/966501234567|a-secret-token|482913/);
});

test('a redirect, an answer that is no JSON, a broken connection, and one that never comes are tried again', async () => {
  respond = answer(302, '', { Location: '/elsewhere' });
  expect(await send('json')).toMatchObject({ kind: 'retry' });
  respond = answer(200, '<html>Welcome to the hotel</html>', { 'Content-Type': 'text/html' });
  expect(await send('json')).toMatchObject({ kind: 'retry' });
  respond = (response) => void response.destroy();
  expect(await send('json')).toMatchObject({ kind: 'retry' });
  respond = () => undefined;
  const sender = createSmsSender({ gateway: 'json', url, token: 'a-secret-token', sender: 'Taawun' });
  const pending = sender.send(message);
  // Nothing waits for it when the server ends.
  sender.close();
  expect(await pending).toMatchObject({ kind: 'retry' });
});

test('Unifonic', async () => {
  respond = answer(200, '{"success":true,"errorCode":"ER-00","data":{"MessageID":1}}');
  expect(await send('unifonic')).toEqual({ kind: 'sent' });
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    AppSid: 'a-secret-token',
    SenderID: 'Taawun',
    Recipient: '966501234567',
    Body: message.text,
    responseType: 'JSON',
    CorrelationID: message.id,
  });
  respond = answer(200, '{"success":false,"errorCode":"ER-02"}');
  expect(await send('unifonic')).toEqual({ kind: 'rejected', reason: 'Unifonic ER-02', bounced: true });
  respond = answer(200, '{"success":false,"errorCode":"ER-01"}');
  expect(await send('unifonic')).toMatchObject({ kind: 'retry' });
  respond = answer(480, '{"success":false}');
  expect(await send('unifonic')).toMatchObject({ kind: 'retry' });
  respond = answer(410, '{"success":false}');
  expect(await send('unifonic')).toMatchObject({ kind: 'rejected', bounced: true });
});

test('Taqnyat', async () => {
  respond = answer(201, '{"statusCode":201,"messageId":5,"accepted":"[966501234567,]"}');
  expect(await send('taqnyat')).toEqual({ kind: 'sent' });
  expect(seen[0]?.headers.authorization).toBe('Bearer a-secret-token');
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    recipients: ['966501234567'],
    body: message.text,
    sender: 'Taawun',
  });
  respond = answer(200, '{"statusCode":401,"message":"unauthorized"}');
  expect(await send('taqnyat')).toEqual({ kind: 'retry', reason: 'Taqnyat 401' });
});
