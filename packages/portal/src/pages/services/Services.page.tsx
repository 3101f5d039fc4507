import { useIntl } from 'react-intl';
import { EmptyState, Grid, ServiceCard } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';

const load = async ({ client, signal }: LoadArgs) => (await client.listServices({ signal })).services;

function Services() {
  const services = useLoaded<typeof load>();
  const { to } = useLocalPath();
  const intl = useIntl();
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.menu.services' })}
      text={intl.formatMessage({ id: 'portal.services.text' })}
    >
      {services.length ? (
        <Grid min="md">
          {services.map(({ slug, title, summary, icon, fee }) => (
            <ServiceCard
              key={slug}
              href={to(`/services/${slug}`)}
              title={title}
              summary={summary}
              icon={icon}
              fee={fee}
              headingLevel={2}
            />
          ))}
        </Grid>
      ) : (
        <EmptyState />
      )}
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.services' }),
    description: intl.formatMessage({ id: 'portal.services.text' }),
  }),
  Component: Services,
});
