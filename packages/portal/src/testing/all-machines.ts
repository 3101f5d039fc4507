import type { AnyStateMachine } from 'xstate';
import { createAuthMachine } from '../machines/auth/auth.machine.ts';
import { createContactChangeMachine } from '../machines/contact-change/contact-change.machine.ts';
import { createMembershipMachine } from '../machines/membership/membership.machine.ts';
import { paymentMachine } from '../machines/payment/payment.machine.ts';
import { shareTradeMachine } from '../machines/share-trade/share-trade.machine.ts';

/** All state machines of the portal, by id. */
export const MACHINES: Record<string, AnyStateMachine> = {
  membership: createMembershipMachine(),
  auth: createAuthMachine(),
  payment: paymentMachine,
  shareTrade: shareTradeMachine,
  contactChange: createContactChangeMachine(),
};

/** States that are never rendered. */
export const UNSEEN: ReadonlySet<string> = new Set([
  // The storage responds immediately, and the machine is not rendered before (auth.binding.ts).
  'auth.starting',
  // A registration page renders after its loader has resolved the application's status; after a sign-out the user is on
  // another page.
  'membership.unknown',
]);
