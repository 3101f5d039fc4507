import { useIntl } from 'react-intl';
import { definePage } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { BranchesMap } from './BranchesMap.tsx';

/** Index of branches; shown only when there is no main branch. */
function Branches() {
  const intl = useIntl();
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.menu.branches' })}
      text={intl.formatMessage({ id: 'portal.branches.text' })}
    >
      <BranchesMap />
    </Inner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.branches' }),
    description: intl.formatMessage({ id: 'portal.branches.text' }),
  }),
  Component: Branches,
});
