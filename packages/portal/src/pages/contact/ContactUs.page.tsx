import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Bdi, Card, DescriptionList, EmailText, PhoneText, Split } from '@taawun/ui';
import { useSite } from '../../app/layouts/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { useSubmission } from '../../app/submission.ts';
import { useServices } from '../../app/services.ts';
import { ContactForm, type ContactValues } from './ContactForm.tsx';

const load = async ({ client, signal }: LoadArgs) => (await client.listTopics({ signal })).topics;

/** Complaints, suggestions and questions; a sent message is confirmed with its reference. */
function ContactUs() {
  const topics = useLoaded<typeof load>();
  const intl = useIntl();
  const { client } = useServices();
  const { submit, failure, result } = useSubmission((values: ContactValues) =>
    client.sendContact({ ...values, topic_id: Number(values.topic_id) }),
  );
  return (
    <Inner title={intl.formatMessage({ id: 'portal.menu.contact' })} text={intl.formatMessage({ id: 'portal.contact.text' })}>
      <Split ratio="side" aside={<ContactWays />}>
        {result ? (
          <Alert tone="success" title={intl.formatMessage({ id: 'portal.contact.sent' })}>
            <p>
              <FormattedMessage id="portal.contact.reference" values={{ reference: <Bdi>{result.reference}</Bdi> }} />
            </p>
          </Alert>
        ) : (
          <Card>
            <ContactForm topics={topics} onSubmit={submit} failure={failure} />
          </Card>
        )}
      </Split>
    </Inner>
  );
}

function ContactWays() {
  const { settings } = useSite();
  const intl = useIntl();
  const term = (id: string) => intl.formatMessage({ id: `portal.contact.${id}` });
  const { phone, mobile, email, address, working_hours } = settings;
  const items = [
    phone && { term: term('phone'), details: <PhoneText value={phone} href /> },
    mobile && { term: term('mobile'), details: <PhoneText value={mobile} href /> },
    email && { term: term('email'), details: <EmailText value={email} href /> },
    address && { term: term('address'), details: address },
    working_hours && { term: term('hours'), details: working_hours },
  ].filter((item) => typeof item === 'object');
  return (
    <Card>
      <DescriptionList columns={1} items={items} />
    </Card>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.menu.contact' }), description: intl.formatMessage({ id: 'portal.contact.text' }) }),
  Component: ContactUs,
});
