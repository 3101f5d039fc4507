import { isPagePath } from '@taawun/domain';
import { operationTable } from '@taawun/api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Answer } from './answer.ts';
import { sendErrorPage } from './error-page.ts';
import { handleErrors } from './errors.ts';
import { portalPolicy } from './headers.ts';
import { toRequest, type Portal } from './portal.ts';

const MAX_FORM_BYTES = 1_000_000;

/** Returns whether a page of this site sent the form, from headers that another site's page cannot set. */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicOrigin : site === 'same-origin';
}

/** Calls the API on behalf of the form's sender, with the sender's IP address for rate limits. */
function callFor(app: FastifyInstance, { ip, headers }: FastifyRequest, { apiBaseUrl }: Config): Answer {
  return async (id, input, locale) => {
    const { method, path } = operationTable[id];
    const sent = {
      accept: 'application/json',
      'x-locale': locale,
      ...(headers['user-agent'] ? { 'user-agent': headers['user-agent'] } : {}),
    };
    const isRead = method === 'get';
    if (apiBaseUrl !== null) {
      const answer = await fetch(apiBaseUrl + path, {
        method: method.toUpperCase(),
        headers: { ...sent, ...(isRead ? {} : { 'content-type': 'application/json' }) },
        ...(isRead ? {} : { body: JSON.stringify(input) }),
      });
      return { status: answer.status, data: (await answer.json()) as unknown };
    }
    const answer = await app.inject({
      method: isRead ? 'GET' : 'POST',
      url: path,
      headers: sent,
      remoteAddress: ip,
      ...(isRead ? {} : { payload: { ...input } }),
    });
    return { status: answer.statusCode, data: answer.json<unknown>() };
  };
}

/** Accepts native form posts to the portal's pages, without client-side JavaScript. */
export async function registerFormPosts(app: FastifyInstance, portal: Portal, config: Config): Promise<void> {
  const { post } = portal;
  if (!post) return;
  // Before the body is read: pages without a form reject every content type.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD' && isPagePath(request.url))
      return sendErrorPage(request, reply.header('Allow', 'GET, HEAD'), 'method_not_allowed');
  });
  await app.register(async (scope) => {
    handleErrors(scope, sendErrorPage);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const path of portal.forms ?? []) {
      scope.post(path, async (request, reply) => {
        const answer = await post(
          toRequest(request, reply, config.publicOrigin),
          (request.body ?? {}) as Record<string, string>,
          isOwnForm(request, config.publicOrigin),
          callFor(app, request, config),
        );
        if (!answer) return sendErrorPage(request, reply.header('Allow', 'GET, HEAD'), 'method_not_allowed');
        const { status, headers, body } = answer;
        return reply
          .status(status)
          .header('Content-Security-Policy', portalPolicy(config))
          .type('text/html; charset=utf-8')
          .headers(headers)
          .send(body ?? '');
      });
    }
  });
}
