import type { AnyStateMachine } from 'xstate';
import { createAuthMachine } from '../machines/auth/auth.machine.ts';
import { createContactChangeMachine } from '../machines/contact-change/contact-change.machine.ts';
import { createMembershipMachine } from '../machines/membership/membership.machine.ts';
import { paymentMachine } from '../machines/payment/payment.machine.ts';
import { shareTradeMachine } from '../machines/share-trade/share-trade.machine.ts';

/** Every machine of the portal, by its id. */
export const MACHINES: Record<string, AnyStateMachine> = {
  membership: createMembershipMachine(),
  auth: createAuthMachine(),
  payment: paymentMachine,
  shareTrade: shareTradeMachine,
  contactChange: createContactChangeMachine(),
};

/** States that no reader ever meets. */
export const UNSEEN: ReadonlySet<string> = new Set([
  // The storage answers at once, and the machine is shown to nobody before (auth.binding.ts).
  'auth.starting',
  // A page of the registration is drawn when its loader has said how the application stands; after a sign-out the
  // reader is elsewhere.
  'membership.unknown',
]);
