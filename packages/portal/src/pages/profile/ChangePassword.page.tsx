import { changePasswordLimits } from '@taawun/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { Alert, Card } from '@taawun/ui';
import { Form, FormActions, FormPasswordField, SubmitButton, rules } from '@taawun/ui/forms';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useServerErrors, useSubmission } from '../../lib/submission.ts';
import { Panel } from '../shared/Panel.tsx';
import { Passkeys } from './settings/Passkeys.tsx';
import { Sessions, useDeviceName } from './settings/Sessions.tsx';
import { TwoStep } from './settings/TwoStep.tsx';

const schema = rules.object({
  old_password: rules.secret(rules.required()),
  new_password: rules.secret(rules.required(), rules.passwordMin(changePasswordLimits.new_password.minLength)),
  confirm_password: rules.secret(rules.required(), rules.sameAs('new_password')),
});

interface PasswordChange {
  old_password: string;
  new_password: string;
  confirm_password: string;
}

const load = async ({ client, signal }: LoadArgs) => {
  const [{ sessions }, security] = await Promise.all([
    client.listSessions({ signal }),
    client.getSignInSecurity({ signal }),
  ]);
  return { sessions, security };
};

/** Page that changes the password, which ends all other sessions, and has passkeys, two-step sign-in and the sessions. */
function ChangePassword() {
  const intl = useIntl();
  const { sessions, security } = useLoaded<typeof load>();
  const nameOf = useDeviceName();
  const device = sessions.find(({ current }) => current);
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const serverErrors = useServerErrors();
  const { submit, failure, result } = useSubmission(async (values: PasswordChange) => {
    const answer = await client.changePassword(values);
    await revalidate();
    return answer;
  });
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.change-password' })}>
      {result ? (
        <Alert tone="success" title={result.message} />
      ) : (
        <Card padding="lg">
          <Form
            initialValues={{ old_password: '', new_password: '', confirm_password: '' }}
            schema={schema}
            onSubmit={submit}
            failure={failure}
            {...serverErrors}
          >
            <FormPasswordField name="old_password" autoComplete="current-password" required />
            <FormPasswordField
              name="new_password"
              autoComplete="new-password"
              hint={intl.formatMessage(
                { id: 'portal.signup.passwordHint' },
                { min: changePasswordLimits.new_password.minLength },
              )}
              required
            />
            <FormPasswordField name="confirm_password" autoComplete="new-password" required />
            <FormActions>
              <SubmitButton>
                <FormattedMessage id="portal.profile.savePassword" />
              </SubmitButton>
            </FormActions>
          </Form>
        </Card>
      )}
      <Passkeys
        passkeys={security.passkeys}
        deviceName={device ? nameOf(device) : intl.formatMessage({ id: 'portal.sessions.unknown' })}
      />
      <TwoStep {...security} />
      <Sessions sessions={sessions} />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.change-password' }) }),
  Component: ChangePassword,
});
