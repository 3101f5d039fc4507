import { resetPasswordLimits } from '@taawun/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Alert, Button, Link } from '@taawun/ui';
import { Form, FormPasswordField, SubmitButton, rules } from '@taawun/ui/forms';
import { withRedirect } from '../../lib/internal-path.ts';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useServerErrors, useSubmission } from '../../lib/submission.ts';
import { isSignedIn } from '../../machines/auth/auth.ts';
import { AccountCard } from './AccountCard.tsx';

const schema = rules.object({
  password: rules.secret(rules.required(), rules.passwordMin(resetPasswordLimits.password.minLength)),
  confirm_password: rules.secret(rules.required(), rules.sameAs('password')),
});

/** Page that sets a new password with the token of a reset link. */
function ResetPassword() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { auth, client } = useServices();
  const [query] = useSearchParams();
  const token = query.get('token')?.slice(0, 128) ?? '';
  const { serverErrors } = useServerErrors();
  const { submit, failure, result } = useSubmission(async (values: { password: string; confirm_password: string }) => {
    const answer = await client.resetPassword({ token, ...values });
    // The server has ended every session.
    if (isSignedIn(auth.get())) auth.send({ type: 'session.rejected' });
    return answer;
  });
  const done = result !== null || query.has('done');
  const spent = !token || serverErrors?.['token'] !== undefined;
  return (
    <AccountCard
      title={intl.formatMessage({ id: 'portal.reset.title' })}
      {...(done || spent ? {} : { text: <FormattedMessage id="portal.reset.text" /> })}
      footer={<Link href={to(withRedirect('/login', query))}>{intl.formatMessage({ id: 'portal.forgot.back' })}</Link>}
    >
      {done && <Alert tone="success" title={result?.message ?? intl.formatMessage({ id: 'portal.reset.done' })} />}
      {!done && spent && (
        <Alert
          tone="warning"
          title={serverErrors?.['token']?.[0] ?? intl.formatMessage({ id: 'portal.reset.noToken' })}
          action={
            <Button variant="ghost" size="sm" href={to(withRedirect('/forgotpassword', query))}>
              <FormattedMessage id="portal.reset.askAgain" />
            </Button>
          }
        />
      )}
      {!done && !spent && (
        <Form
          method="post"
          initialValues={{ password: '', confirm_password: '' }}
          schema={schema}
          onSubmit={submit}
          failure={failure}
          {...(serverErrors ? { serverErrors } : {})}
        >
          <FormPasswordField
            name="password"
            autoComplete="new-password"
            hint={intl.formatMessage(
              { id: 'portal.signup.passwordHint' },
              { min: resetPasswordLimits.password.minLength },
            )}
            required
          />
          <FormPasswordField name="confirm_password" autoComplete="new-password" required />
          <SubmitButton block>
            <FormattedMessage id="portal.reset.submit" />
          </SubmitButton>
        </Form>
      )}
    </AccountCard>
  );
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.reset.title' }) }),
  Component: ResetPassword,
});
