import { useIntl } from 'react-intl';
import { CouncilCard, EmptyState, Grid } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';

const load = async ({ client, signal }: LoadArgs) => (await client.listCouncil({ signal })).council;

/** Members of the management council. */
function Members() {
  const council = useLoaded<typeof load>();
  const intl = useIntl();
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.menu.members' })}
      text={intl.formatMessage({ id: 'portal.members.text' })}
    >
      {council.length ? (
        <Grid min="sm">
          {council.map(({ id, name, title, bio, image, term, is_chair }) => (
            <CouncilCard
              key={id}
              name={name}
              title={title}
              bio={bio}
              image={image}
              term={term}
              isChair={is_chair}
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
    title: intl.formatMessage({ id: 'portal.menu.members' }),
    description: intl.formatMessage({ id: 'portal.members.text' }),
  }),
  Component: Members,
});
