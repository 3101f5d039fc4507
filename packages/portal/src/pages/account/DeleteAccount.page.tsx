import { FormattedMessage, useIntl } from 'react-intl';
import { redirect, useNavigate } from 'react-router-dom';
import { isApiError } from '@taawun/api-client';
import { Alert, Button, Stack } from '@taawun/ui';
import { useErrorText } from '../../lib/error-text.ts';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useSubmitted } from '../../lib/submitted.ts';
import { localizer } from '../../intl/locale.ts';
import { isSignedIn } from '../../machines/auth/auth.ts';
import { useCommand } from '../shared/use-command.ts';
import { AccountCard } from './AccountCard.tsx';

const load = async ({ url }: LoadArgs) => {
  const token = url.searchParams.get('token')?.slice(0, 128);
  if (!token) throw redirect(localizer(url.pathname)('/not-deleted-successfully'));
  return token;
};

/** Target of the mailed deletion link. A GET changes nothing: mail scanners open links too. */
function DeleteAccount() {
  const token = useLoaded<typeof load>();
  const intl = useIntl();
  const { to } = useLocalPath();
  const navigate = useNavigate();
  const { client, auth, membership } = useServices();
  const { act, busy, failure: failed } = useCommand();
  const errorText = useErrorText();
  const posted = useSubmitted()?.failure;
  const failure = failed ?? (posted && busy === null ? errorText(posted.kind, posted.serverMessage) : null);
  const finish = async () => {
    // The deletion has invalidated the session of a user who is still signed in here: clear their data from the
    // browser.
    if (isSignedIn(auth.get()))
      await client
        .getUser()
        .catch((error: unknown) => isApiError(error) && error.kind === 'unauthenticated' && membership.forget());
    await navigate(to('/deleted-successfully'), { replace: true });
  };
  const erase = () =>
    act('deletion', async () => {
      try {
        const { state } = await client.confirmAccountDeletion({ token });
        if (state === 'closing') {
          await navigate(to('/deleted-successfully?state=closing'), { replace: true });
          return;
        }
      } catch (error) {
        if (!isApiError(error) || error.retryable || error.kind === 'malformed') throw error;
        const reason = error.fieldErrors?.['token']?.[0] ?? error.serverMessage;
        await navigate(to('/not-deleted-successfully'), { replace: true, state: { reason } });
        return;
      }
      await finish();
    });
  return (
    <AccountCard
      title={intl.formatMessage({ id: 'portal.deletion.linkTitle' })}
      text={<FormattedMessage id="portal.deletion.linkText" />}
    >
      {failure && <Alert tone="danger" title={failure} />}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void erase();
        }}
      >
        <Stack gap={3}>
          <Button type="submit" variant="danger" block loading={busy !== null}>
            <FormattedMessage id="portal.deletion.erase" />
          </Button>
          <Button variant="secondary" block href={to('/')}>
            <FormattedMessage id="portal.deletion.keep" />
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.deletion.linkTitle' }) }),
  Component: DeleteAccount,
});
