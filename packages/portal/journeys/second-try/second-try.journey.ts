import { expect, it } from 'vitest';
import { AUTH } from './auth.ts';
import { CONTACT_CHANGE } from './contact-change.ts';
import { INVOCATIONS } from './invocations.ts';
import { MEMBERSHIP } from './membership.ts';
import { PAYMENT } from './payment.ts';
import { SHARE_TRADE } from './share-trade.ts';

// The tests of each entry are in second-try/*.journey.ts.
it('every invoked actor of the machines has its second tries', () => {
  expect(Object.keys({ ...AUTH, ...MEMBERSHIP, ...PAYMENT, ...SHARE_TRADE, ...CONTACT_CHANGE }).toSorted()).toEqual(
    INVOCATIONS.toSorted(),
  );
});
