import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { amountsOf, choiceOf } from '../shared/giving/donation.ts';
import { Inner } from '../shared/Inner.tsx';
import { DonationForm } from './DonationForm.tsx';
import { GENERAL, nameOf } from './intent.ts';
import { loadTargets } from './load-targets.ts';

const load = async ({ client, signal, url }: LoadArgs) => ({
  targets: await loadTargets({ client, signal }),
  target: url.searchParams.get('target') ?? GENERAL,
});

/** The whole donation form. The URL may preselect target, amount, months and frequency. */
function DonatePage() {
  const { targets, target } = useLoaded<typeof load>();
  const { settings } = useSite();
  const { search } = useLocation();
  const intl = useIntl();
  const price = targets.find((each) => nameOf(each) === target)?.monthly_price;
  const start = {
    target,
    plan: choiceOf(search, amountsOf(settings['donation_amounts'], price), settings['donation_default_months']),
  };
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.giving.title' })}
      text={intl.formatMessage({ id: 'portal.giving.text' })}
    >
      <DonationForm key={target} targets={targets} start={start} usual={search === ''} />
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.giving.title' }),
    description: intl.formatMessage({ id: 'portal.giving.text' }),
  }),
  Component: DonatePage,
});
