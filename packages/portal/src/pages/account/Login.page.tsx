import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Link, Stack } from '@taawun/ui';
import { Form, FormPasswordField, FormPhoneOrEmailField, SubmitButton, rules } from '@taawun/ui/forms';
import { internalPath, withRedirect } from '../../lib/internal-path.ts';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { useAuthSubmission, useServerErrors } from '../../lib/submission.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { needsSecondFactor } from '../../machines/auth/auth.ts';
import { AccountCard } from './AccountCard.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStep } from './SecondStep.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

const schema = rules.object({
  username: rules.string(rules.required(), rules.phoneOrEmail()),
  password: rules.secret(rules.required()),
});

/** Sign-in by phone or e-mail and password, or by a passkey. After a redirect it shows the reason, and returns to the original page. */
function Login() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { submit, failure } = useAuthSubmission();
  const serverErrors = useServerErrors();
  const [query] = useSearchParams();
  const remembered = internalPath(query.get('redirect'));
  const { auth } = useServices();
  const isSecondStep = useView(auth, needsSecondFactor);
  usePasskeyAutofill((proof) => submit({ type: 'passkey.requested', proof }), !isSecondStep);
  if (isSecondStep)
    return (
      <AccountCard title={intl.formatMessage({ id: 'portal.twoStep.stepTitle' })}>
        <SecondStep />
      </AccountCard>
    );
  return (
    <AccountCard
      needsScript
      title={intl.formatMessage({ id: 'portal.login.title' })}
      text={<FormattedMessage id={remembered ? 'portal.login.first' : 'portal.login.text'} />}
      footer={
        <p>
          <FormattedMessage id="portal.login.noAccount" />{' '}
          <Link href={to(withRedirect('/signup', query))}>{intl.formatMessage({ id: 'portal.signup.title' })}</Link>
        </p>
      }
    >
      <Form
        initialValues={{ username: '', password: '' }}
        schema={schema}
        onSubmit={(credentials) => submit({ type: 'signIn.requested', credentials })}
        failure={failure}
        {...serverErrors}
      >
        <FormPhoneOrEmailField name="username" autoComplete="username webauthn" required />
        <FormPasswordField name="password" autoComplete="current-password" required />
        <Stack direction="row" justify="between" align="center" wrap gap={4}>
          <SubmitButton>
            <FormattedMessage id="portal.login.title" />
          </SubmitButton>
          <Link href={to(withRedirect('/forgotpassword', query))}>
            {intl.formatMessage({ id: 'portal.forgot.title' })}
          </Link>
        </Stack>
        <PasskeyButton label="portal.passkeys.signIn" prove={() => submit({ type: 'passkey.requested' })} />
      </Form>
    </AccountCard>
  );
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.login.title' }) }),
  Component: Login,
});
