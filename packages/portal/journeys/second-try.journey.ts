import { expect, it } from 'vitest';
import { AUTH } from './second-try/auth.ts';
import { CONTACT_CHANGE } from './second-try/contact-change.ts';
import { INVOCATIONS } from './second-try/invocations.ts';
import { MEMBERSHIP } from './second-try/membership.ts';
import { PAYMENT } from './second-try/payment.ts';
import { SHARE_TRADE } from './second-try/share-trade.ts';

// The tests of each entry are in second-try/*.journey.ts.
it('every invocation of the machines has its second tries', () => {
  expect(Object.keys({ ...AUTH, ...MEMBERSHIP, ...PAYMENT, ...SHARE_TRADE, ...CONTACT_CHANGE }).toSorted()).toEqual(
    INVOCATIONS.toSorted(),
  );
});
