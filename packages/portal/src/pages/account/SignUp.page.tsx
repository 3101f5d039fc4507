import { signUpLimits } from '@taawun/domain';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Link } from '@taawun/ui';
import {
  FieldRow,
  Form,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
  SubmitButton,
  rules,
} from '@taawun/ui/forms';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useAuthSubmission, useServerErrors } from '../../lib/submission.ts';
import { codeOf } from '../../machines/auth/auth.ts';
import { AccountCard } from './AccountCard.tsx';
import { SignUpCode } from './SignUpCode.tsx';

const schema = rules.object({
  firstname: rules.string(rules.required(), rules.maxLength(signUpLimits.firstname.maxLength)),
  lastname: rules.string(rules.required(), rules.maxLength(signUpLimits.lastname.maxLength)),
  phone: rules.string(rules.required(), rules.phone()),
  email: rules.string(rules.email()),
  password: rules.secret(rules.required(), rules.passwordMin(signUpLimits.password.minLength)),
  confirm_password: rules.secret(rules.required(), rules.sameAs('password')),
});

const EMPTY = { firstname: '', lastname: '', phone: '', email: '', password: '', confirm_password: '' };

/** Page that creates an account, confirms its phone by a code, and signs in. */
function SignUp() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { search } = useLocation();
  const { submit, failure } = useAuthSubmission();
  const { auth } = useServices();
  const code = useSyncExternalStore(
    auth.subscribe,
    () => codeOf(auth.get()),
    () => codeOf(auth.initial),
  );
  const [typed, setTyped] = useState(EMPTY);
  const serverErrors = useServerErrors();
  return (
    <AccountCard
      needsScript
      title={intl.formatMessage({ id: 'portal.signup.title' })}
      text={!code && <FormattedMessage id="portal.signup.text" />}
      footer={
        <p>
          <FormattedMessage id="portal.signup.haveAccount" />{' '}
          <Link href={to('/login') + search}>{intl.formatMessage({ id: 'portal.login.title' })}</Link>
        </p>
      }
    >
      {code ? (
        <SignUpCode code={code} />
      ) : (
        <Form
          initialValues={typed}
          schema={schema}
          onSubmit={(entered) => {
            setTyped(entered);
            const { email, ...values } = entered;
            return submit({
              type: 'signUp.requested',
              values: { ...values, ...(email.trim() ? { email: email.trim() } : {}) },
            });
          }}
          failure={failure}
          {...serverErrors}
        >
          <FieldRow>
            <FormTextField name="firstname" autoComplete="given-name" required />
            <FormTextField name="lastname" autoComplete="family-name" required />
          </FieldRow>
          <FormPhoneField name="phone" required />
          <FormTextField name="email" type="email" inputMode="email" autoComplete="email" ltr optional />
          <FormPasswordField
            name="password"
            autoComplete="new-password"
            hint={intl.formatMessage({ id: 'portal.signup.passwordHint' }, { min: signUpLimits.password.minLength })}
            required
          />
          <FormPasswordField name="confirm_password" autoComplete="new-password" required />
          <SubmitButton block>
            <FormattedMessage id="portal.signup.submit" />
          </SubmitButton>
        </Form>
      )}
    </AccountCard>
  );
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.signup.title' }) }),
  Component: SignUp,
});
