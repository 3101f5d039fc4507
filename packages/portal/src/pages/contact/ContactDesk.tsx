import { FormattedMessage, useIntl } from 'react-intl';
import type { Topic } from '@taawun/api-client';
import { Alert, Bdi, Button, Card, EmailText, Stack } from '@taawun/ui';
import { useSite } from '../../app/layouts/site.ts';
import { useServices } from '../../app/services.ts';
import { useSubmission } from '../../app/submission.ts';
import { ContactForm, type ContactValues } from './ContactForm.tsx';

/** The form; a sent message is confirmed with its reference. */
export function ContactDesk({ topics }: { topics: readonly Topic[] }) {
  const intl = useIntl();
  const { settings } = useSite();
  const { client } = useServices();
  const { submit, failure, result, reset } = useSubmission(({ user_name, user_email, topic_id, message }: ContactValues) =>
    client.sendContact({ user_name, user_email, message, topic_id: Number(topic_id) }),
  );
  if (result) {
    return (
      <Alert
        tone="success"
        title={intl.formatMessage({ id: 'portal.contact.sent' })}
        action={
          <Button variant="ghost" size="sm" onClick={reset}>
            <FormattedMessage id="portal.contact.again" />
          </Button>
        }
      >
        <p>
          <FormattedMessage id="portal.contact.reference" values={{ reference: <Bdi key="reference">{result.reference}</Bdi> }} />
        </p>
        <p>
          <FormattedMessage id="portal.contact.next" />
        </p>
      </Alert>
    );
  }
  return (
    <Stack gap={4}>
      <noscript>
        <Alert tone="info" title={<FormattedMessage id="portal.contact.noScript" values={{ email: <EmailText key="email" value={settings['email'] ?? ''} href /> }} />} />
      </noscript>
      <Card>
        <ContactForm topics={topics} onSubmit={submit} failure={failure} />
      </Card>
    </Stack>
  );
}
