import type { Gift } from '@taawun/ui/forms';
import { createStore } from '../../machines/shared/store.ts';
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

export const EMPTY_DONOR: DonorValues = {
  donor_name: '',
  donor_email: '',
  donor_mobile: '',
  anonymous: false,
  show_on_wall: false,
  message: '',
};

/** Kept from page to page as long as the tab's page stands; it is personal, so no storage of the browser has it. */
export const donationDraft = createStore<DonationDraft | null>(null);
