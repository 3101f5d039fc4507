import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Topic } from '@taawun/api-client';
import { Alert, Bdi, Button, Card } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';
import { useSubmission } from '../../lib/submission.ts';
import { ContactForm, type ContactValues } from './ContactForm.tsx';

/** Contact form; after sending, a confirmation with the message's reference. */
export function ContactPanel({ topics }: { topics: readonly Topic[] }) {
  const intl = useIntl();
  const { client } = useServices();
  const { submit, failure, result, reset } = useSubmission(
    ({ user_name, user_email, topic_id, message }: ContactValues) =>
      client.sendContact({ user_name, user_email, message, topic_id: Number(topic_id) }),
  );
  const [query] = useSearchParams();
  const { to } = useLocalPath();
  // After a post without script, the message's reference is in the URL.
  const posted = /^C-[\w-]{4,20}$/.exec(query.get('sent') ?? '')?.[0];
  const reference = result?.reference ?? posted;
  if (reference) {
    return (
      <Alert
        tone="success"
        title={intl.formatMessage({ id: 'portal.contact.sent' })}
        action={
          <Button variant="ghost" size="sm" {...(result ? { onClick: reset } : { href: to('/contact-us') })}>
            <FormattedMessage id="portal.contact.again" />
          </Button>
        }
      >
        <p>
          <FormattedMessage
            id="portal.contact.reference"
            values={{ reference: <Bdi key="reference">{reference}</Bdi> }}
          />
        </p>
        <p>
          <FormattedMessage id="portal.contact.next" />
        </p>
      </Alert>
    );
  }
  return (
    <Card>
      <ContactForm topics={topics} onSubmit={submit} failure={failure} />
    </Card>
  );
}
