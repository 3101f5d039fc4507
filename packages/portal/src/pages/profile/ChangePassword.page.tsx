import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Card } from '@taawun/ui';
import { Form, FormPasswordField, SubmitButton, rules } from '@taawun/ui/forms';
import { definePage } from '../../app/page.ts';
import { useServices } from '../../app/services.ts';
import { useServerErrors, useSubmission } from '../../app/submission.ts';
import { Panel } from './Panel.tsx';

const schema = rules.object({
  old_password: rules.secret(rules.required()),
  new_password: rules.secret(rules.required(), rules.passwordMin()),
  confirm_password: rules.secret(rules.required(), rules.sameAs('new_password')),
});

interface PasswordChange {
  old_password: string;
  new_password: string;
  confirm_password: string;
}

/** A new password; every other session of the account ends with it. */
function ChangePassword() {
  const intl = useIntl();
  const { client } = useServices();
  const serverErrors = useServerErrors();
  const { submit, failure, result } = useSubmission((values: PasswordChange) => client.changePassword(values));
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.change-password' })}>
      {result && <Alert tone="success" title={result.message} />}
      {!result && (
        <Card>
          <Form initialValues={{ old_password: '', new_password: '', confirm_password: '' }} schema={schema} onSubmit={submit} failure={failure} {...serverErrors}>
            <FormPasswordField name="old_password" autoComplete="current-password" required />
            <FormPasswordField name="new_password" autoComplete="new-password" hint={intl.formatMessage({ id: 'portal.signup.passwordHint' })} required />
            <FormPasswordField name="confirm_password" autoComplete="new-password" required />
            <SubmitButton>
              <FormattedMessage id="portal.profile.savePassword" />
            </SubmitButton>
          </Form>
        </Card>
      )}
    </Panel>
  );
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.change-password' }), private: true }),
  Component: ChangePassword,
});
