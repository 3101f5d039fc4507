import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Bdi, Button, Card, DateText, DescriptionList, Money, NumberText, Stack } from '@taawun/ui';
import { useLocalPath, useSite } from '../../app/layouts/site.ts';
import { definePage } from '../../app/page.ts';
import { useServices } from '../../app/services.ts';
import { useView } from '../../app/use-view.ts';
import { checkOutOrderOf, paymentDetailsOf } from '../../machines/payment.ts';
import { Inner } from '../shared/Inner.tsx';

/** The order that was opened, and how to pay it: by transfer with the order's number. */
function Checkout() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { settings } = useSite();
  const { payment } = useServices();
  const details = useView(payment, paymentDetailsOf);
  const order = useView(payment, checkOutOrderOf);
  const term = (id: string) => intl.formatMessage({ id: `portal.checkout.${id}` });
  if (!details || !order) return null;
  const target = order.target.type === 'general' ? term('general') : order.target.title;
  const iban = settings['donation_iban'];
  return (
    <Inner title={term('title')} size="narrow">
      <Stack gap={6}>
        <Alert tone="success" title={term('opened')}>
          <p>
            <FormattedMessage id="portal.checkout.openedText" values={{ number: <Bdi>{details.order_number}</Bdi> }} />
          </p>
        </Alert>
        <Card>
          <DescriptionList
            columns={2}
            items={[
              { term: term('target'), details: target },
              { term: term('monthly'), details: <Money halalas={order.monthlyPrice} /> },
              { term: term('months'), details: <NumberText value={order.months} /> },
              { term: term('total'), details: <Money halalas={details.amount} strong /> },
              { term: term('number'), details: <Bdi>{details.order_number}</Bdi> },
              { term: term('expires'), details: <DateText value={details.expires_at} time /> },
              ...(iban ? [{ term: term('iban'), details: <Bdi>{iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Bdi> }] : []),
              ...(settings['donation_bank'] ? [{ term: term('bank'), details: settings['donation_bank'] }] : []),
            ]}
          />
        </Card>
        <Stack direction="row" wrap gap={3}>
          <Button href={to('/contact-us')} variant="ghost">
            <FormattedMessage id="portal.checkout.help" />
          </Button>
        </Stack>
      </Stack>
    </Inner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.checkout.title' }), private: true }),
  Component: Checkout,
});
