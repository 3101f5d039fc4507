import type { Gift } from '@taawun/ui/forms';
import { createStore } from '../../machines/shared/store.ts';
import type { DonateValue } from '../shared/giving/donation.ts';

/** Donor fields of the form. */
export interface DonorValues {
  donor_name: string;
  donor_email: string;
  donor_mobile: string;
  anonymous: boolean;
  show_on_wall: boolean;
  message: string;
  /** Halalas, as `parseAmount` returns them. */
  monthly_price?: number | null;
  [name: string]: unknown;
}

/** Donation draft. */
export interface DonationDraft {
  /** `general`, or `kind:slug` of a program or product. */
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

/** Stored in memory across pages of the tab; personal data, so it is never in browser storage. */
export const donationDraft = createStore<DonationDraft | null>(null);
