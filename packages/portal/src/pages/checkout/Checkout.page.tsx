import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { checkOutOrderOf } from '../../machines/payment/payment.ts';
import { DonationForm } from '../giving/DonationForm.tsx';
import { GENERAL, targetNameOf } from '../giving/intent.ts';
import { loadTargets } from '../giving/load-targets.ts';
import { amountsOf, choiceOf } from '../shared/giving/donation.ts';
import { Inner } from '../shared/Inner.tsx';

const load = (args: LoadArgs) => loadTargets(args);

/** Page with the whole form of a donation that was started elsewhere: one column, without the site's navigation. */
function Checkout() {
  const intl = useIntl();
  const { payment } = useServices();
  const { settings } = useSite();
  const targets = useLoaded<typeof load>();
  const order = useView(payment, checkOutOrderOf);
  const [start] = useState(() => {
    const usual = choiceOf('', amountsOf(settings['donation_amounts'], undefined), settings['donation_default_months']);
    if (!order) return { target: GENERAL, plan: usual };
    const { target, monthlyPrice, months } = order;
    return {
      target: targetNameOf(target),
      plan: {
        amount: monthlyPrice,
        months: months > 1 ? months : usual.months,
        frequency: months > 1 ? ('monthly' as const) : ('once' as const),
      },
    };
  });
  return (
    <Inner
      variant="account"
      size="form"
      title={intl.formatMessage({ id: 'portal.giving.checkout' })}
      text={intl.formatMessage({ id: 'portal.giving.checkoutText' })}
    >
      <DonationForm targets={targets} start={start} isOneColumn />
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.giving.checkout' }) }),
  Component: Checkout,
});
