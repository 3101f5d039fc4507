import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Alert, Link } from '@taawun/ui';
import { Form, FormPhoneOrEmailField, SubmitButton, rules } from '@taawun/ui/forms';
import { withRedirect } from '../../lib/internal-path.ts';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useServerErrors, useSubmission } from '../../lib/submission.ts';
import { useInitialValues } from '../../lib/submitted.ts';
import { AccountCard } from './AccountCard.tsx';
import { forgottenInput } from './forgotten.ts';

const schema = rules.object({ username: rules.string(rules.required(), rules.phoneOrEmail()) });

/** Page that requests a reset link. The response is the same whether or not the account exists. */
function ForgotPassword() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { client } = useServices();
  const serverErrors = useServerErrors();
  const [query] = useSearchParams();
  const { submit, failure, result } = useSubmission(({ username }: { username: string }) =>
    client.forgotPassword(forgottenInput(username, query)),
  );
  const sent = result !== null || query.has('sent');
  const initialValues = useInitialValues({ username: '' });
  return (
    <AccountCard
      title={intl.formatMessage({ id: 'portal.forgot.title' })}
      text={<FormattedMessage id="portal.forgot.text" />}
      footer={<Link href={to(withRedirect('/login', query))}>{intl.formatMessage({ id: 'portal.forgot.back' })}</Link>}
    >
      {sent ? (
        <Alert tone="success" title={result?.message ?? <FormattedMessage id="portal.forgot.requested" />}>
          <p>
            <FormattedMessage id="portal.forgot.sent" />
          </p>
        </Alert>
      ) : (
        <Form
          method="post"
          initialValues={initialValues}
          schema={schema}
          onSubmit={submit}
          failure={failure}
          {...serverErrors}
        >
          <FormPhoneOrEmailField name="username" required />
          <SubmitButton block>
            <FormattedMessage id="portal.forgot.submit" />
          </SubmitButton>
        </Form>
      )}
    </AccountCard>
  );
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.forgot.title' }) }),
  Component: ForgotPassword,
});
