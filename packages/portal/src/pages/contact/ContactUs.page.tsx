import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Bdi, Button, Card, EmailText, Split, Stack } from '@taawun/ui';
import { useSite } from '../../app/layouts/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { useServices } from '../../app/services.ts';
import { useSubmission } from '../../app/submission.ts';
import { Inner } from '../shared/Inner.tsx';
import { ContactForm, type ContactValues } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';

const load = async ({ client, signal }: LoadArgs) => (await client.listTopics({ signal })).topics;

/** Complaints, suggestions and questions; a sent message is confirmed with its reference. */
function ContactUs() {
  const topics = useLoaded<typeof load>();
  const intl = useIntl();
  const { settings } = useSite();
  const { client } = useServices();
  const { submit, failure, result, reset } = useSubmission(({ user_name, user_email, topic_id, message }: ContactValues) =>
    client.sendContact({ user_name, user_email, message, topic_id: Number(topic_id) }),
  );
  return (
    <Inner title={intl.formatMessage({ id: 'portal.menu.contact' })} text={intl.formatMessage({ id: 'portal.contact.text' })}>
      <Split ratio="side" aside={<ContactWays />}>
        {result ? (
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
        ) : (
          <Stack gap={4}>
            <noscript>
              <Alert tone="info" title={<FormattedMessage id="portal.contact.noScript" values={{ email: <EmailText key="email" value={settings['email'] ?? ''} href /> }} />} />
            </noscript>
            <Card>
              <ContactForm topics={topics} onSubmit={submit} failure={failure} />
            </Card>
          </Stack>
        )}
      </Split>
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.menu.contact' }), description: intl.formatMessage({ id: 'portal.contact.text' }) }),
  Component: ContactUs,
});
