import { useIntl } from 'react-intl';
import { Split } from '@taawun/ui';
import { onFirstInteraction } from '../../app/hydration/on-first-interaction.tsx';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { ContactWays } from './ContactWays.tsx';

const ContactPanel = onFirstInteraction(async () => (await import('./ContactPanel.tsx')).ContactPanel);

const load = async ({ client, signal }: LoadArgs) => {
  const [{ topics }] = await Promise.all([client.listTopics({ signal }), ContactPanel.now()]);
  return topics;
};

/** Contact page: complaints, suggestions and questions. */
function ContactUs() {
  const topics = useLoaded<typeof load>();
  const intl = useIntl();
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.menu.contact' })}
      text={intl.formatMessage({ id: 'portal.contact.text' })}
    >
      <Split ratio="side" aside={<ContactWays />}>
        <ContactPanel topics={topics} />
      </Split>
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.contact' }),
    description: intl.formatMessage({ id: 'portal.contact.text' }),
  }),
  Component: ContactUs,
});
