import type { Gift } from '@taawun/ui/forms';
import type { Services } from '../../app/services.ts';
import { createStore } from '../../app/store.ts';
import type { PaymentIntent } from '../../machines/payment.ts';
import type { DonateValue } from '../shared/donation.ts';

/** What a giver types of themselves. */
export interface DonorValues {
  donor_name: string;
  donor_email: string;
  donor_mobile: string;
  anonymous: boolean;
  show_on_wall: boolean;
  message: string;
  /** Halalas, as `parseAmount` reads them. */
  monthly_price?: number | null;
  [name: string]: unknown;
}

/** A donation as far as it has been filled in. */
export interface DonationDraft {
  /** `general`, or `program:slug`. */
  target: string;
  plan: DonateValue;
  gift: Gift | null;
  donor: DonorValues;
}

export const EMPTY_DONOR: DonorValues = { donor_name: '', donor_email: '', donor_mobile: '', anonymous: false, show_on_wall: false, message: '' };

/** Kept from page to page as long as the tab's page stands; it is personal, so no storage of the browser has it. */
export const donationDraft = createStore<DonationDraft | null>(null);

/** A donation whose giver has gone to sign in: its dialog opens again afterwards. */
const interrupted = createStore<PaymentIntent | null>(null);

export const interruptDonation = (intent: PaymentIntent): void => interrupted.set(intent);

/** Opens the dialog of the interrupted donation again, for the user who has interrupted it. */
export function resumeDonation({ payment }: Pick<Services, 'payment'>, sameUser: boolean): void {
  const intent = interrupted.get();
  interrupted.set(null);
  if (intent && sameUser) payment.send({ type: 'payment.requested', intent });
}
