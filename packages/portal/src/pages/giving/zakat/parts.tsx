import { DONATION_LIMITS } from '@taawun/domain/giving';
import { FormattedMessage } from 'react-intl';
import { Button } from '@taawun/ui';

/** Returns the URL of a single donation of this amount in halalas. */
export const giveHref = (halalas: number) => `/donate?frequency=once&amount=${Math.min(DONATION_LIMITS.max, halalas)}`;

/** Submit button for browsers without script; with script the result updates on every keystroke. */
export const Calculate = () => (
  <noscript>
    <Button type="submit" variant="secondary">
      <FormattedMessage id="portal.zakat.calculate" />
    </Button>
  </noscript>
);
