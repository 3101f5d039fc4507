import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Link } from '@taawun/ui';
import { useLocalPath } from '../../../lib/site.ts';
import { useServices } from '../../../lib/services.ts';
import { useView } from '../../../lib/use-view.ts';
import { mayTrade } from '../../../machines/auth/auth.ts';

/** Explains to a member without the scope `trade` why there are no trading buttons; renders nothing for others. */
export function TradingHold() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { auth } = useServices();
  if (useView(auth, mayTrade)) return null;
  return (
    <Alert tone="warning" title={intl.formatMessage({ id: 'portal.offers.hold' })}>
      <p>
        <FormattedMessage
          id="portal.offers.holdText"
          values={{
            contact: (
              <Link key="contact" href={to('/contact-us')}>
                {intl.formatMessage({ id: 'portal.menu.contact' })}
              </Link>
            ),
          }}
        />
      </p>
    </Alert>
  );
}
