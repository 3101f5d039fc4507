import { toApiError, type OperationId } from '@taawun/api-client';
import { barePath, localeOf, localizer } from '../../intl/locale.ts';
import { forgottenInput } from '../../pages/account/forgotten.ts';
import { chosenTopic } from '../../pages/contact/kinds.ts';
import type { Answer } from '../../server/local-client.ts';
import { withRedirect } from '../../lib/internal-path.ts';
import type { Submitted } from '../../lib/services.ts';
import { formAt, type PostedFormName } from '../../routes/forms.ts';

type Fields = Readonly<Record<string, string>>;

interface PlainForm {
  operation: OperationId;
  /** The operation's input. */
  input: (fields: Fields, url: URL, read: (id: OperationId) => Promise<unknown>) => Promise<object> | object;
  /** Where the browser is redirected afterwards: path without the locale prefix, with its query. */
  done: (data: unknown, url: URL) => string;
  /** Where it is redirected when the error names a field that the page does not show. */
  rejected?: string;
}

const token = (url: URL) => url.searchParams.get('token')?.slice(0, 128) ?? '';

/** The forms that work without JavaScript. */
const FORMS: Readonly<Record<PostedFormName, PlainForm>> = {
  contact: {
    operation: 'sendContact',
    input: async ({ user_name = '', user_email = '', kind = '', topic_id = '', message = '' }, _, read) => {
      const { topics } = (await read('listTopics')) as { topics: Parameters<typeof chosenTopic>[0] };
      const topic = chosenTopic(topics, kind, topic_id);
      return { user_name, user_email, message, ...(topic ? { topic_id: Number(topic) } : {}) };
    },
    done: (data) => `/contact-us?sent=${encodeURIComponent((data as { reference: string }).reference)}`,
  },
  feedback: {
    operation: 'sendPageFeedback',
    input: ({ useful }, { pathname }) => ({ path: pathname, useful: useful === 'yes' }),
    done: (_, { pathname }) => `${plainPath(pathname)}?feedback=sent#feedback`,
  },
  forgotPassword: {
    operation: 'forgotPassword',
    input: ({ username = '' }, url) => forgottenInput(username, url.searchParams),
    done: (_, url) => withRedirect('/forgotpassword?sent=1', url.searchParams),
  },
  resetPassword: {
    operation: 'resetPassword',
    input: ({ password = '', confirm_password = '' }, url) => ({ token: token(url), password, confirm_password }),
    done: (_, url) => withRedirect('/resetpassword?done=1', url.searchParams),
  },
  deleteAccount: {
    operation: 'confirmAccountDeletion',
    input: (_, url) => ({ token: token(url) }),
    done: (answer) =>
      `/deleted-successfully${(answer as { state?: string }).state === 'closing' ? '?state=closing' : ''}`,
    rejected: '/not-deleted-successfully',
  },
};

/** Values that are never rendered again. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'confirm_password', 'token']);

const plainPath = (pathname: string) => barePath(pathname).replace(/(.)\/+$/, '$1');

/**
 * Executes a form that was posted without JavaScript. Returns the redirect, or the errors that the page is rendered
 * with, or `null` where the page has no such form.
 */
export async function submitForm(
  url: URL,
  fields: Fields,
  isOwn: boolean,
  answer: Answer,
): Promise<{ location: string } | { status: number; submitted: Submitted } | null> {
  const name = formAt(url.pathname);
  if (!name) return null;
  const form = FORMS[name];
  const locale = localeOf(url.pathname);
  const local = localizer(url.pathname);
  const call = async (id: OperationId, input: object): Promise<unknown> => {
    const { status, data } = await answer(id, input as Readonly<Record<string, unknown>>, locale);
    if (status >= 400) throw toApiError({ response: { status, data } });
    return data;
  };
  try {
    if (!isOwn) throw toApiError({ response: { status: 403, data: null } });
    return {
      location: local(form.done(await call(form.operation, await form.input(fields, url, (id) => call(id, {}))), url)),
    };
  } catch (error) {
    const { kind, status, serverMessage, fieldErrors, retryable } = toApiError(error);
    if (form.rejected && isOwn && !retryable) return { location: local(form.rejected) };
    const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRETS.has(name)));
    return {
      status: status ?? 503,
      submitted: {
        path: url.pathname,
        values,
        errors: fieldErrors,
        failure: fieldErrors ? null : { kind, serverMessage },
      },
    };
  }
}
