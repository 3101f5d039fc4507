import { useIntl } from 'react-intl';
import { EmptyState, Grid } from '@taawun/ui';
import { useSite } from '../../app/layouts/site.ts';
import { definePage } from '../../app/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { BranchCards } from './BranchCards.tsx';

/** The index of the branches: only seen while no branch is the main one. */
function Branches() {
  const intl = useIntl();
  const { branches } = useSite();
  return (
    <Inner title={intl.formatMessage({ id: 'portal.menu.branches' })} text={intl.formatMessage({ id: 'portal.branches.text' })}>
      {branches.length ? (
        <Grid min="md">
          <BranchCards branches={branches} headingLevel={2} />
        </Grid>
      ) : (
        <EmptyState />
      )}
    </Inner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.menu.branches' }), description: intl.formatMessage({ id: 'portal.branches.text' }) }),
  Component: Branches,
});
