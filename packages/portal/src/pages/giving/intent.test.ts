import { describe, expect, it } from 'vitest';
import { EMPTY_DONOR, type DonationDraft } from './draft.ts';
import { intentOf, nameOf, targetNameOf, type GivingTarget } from './intent.ts';

const well: GivingTarget = {
  kind: 'program',
  slug: 'well',
  title: 'بئر القرية',
  monthly_price: 5000,
  impacts: [{ amount: 10_000, text: 'نخلة لموسم' }],
};
const draft: DonationDraft = {
  target: 'program:well',
  plan: { frequency: 'monthly', amount: 10_000, months: 6 },
  gift: null,
  donor: EMPTY_DONOR,
};
const gift = {
  receiver_name: ' أمي ',
  sender_name: '',
  message: 'كل عام وأنت بخير',
  notify_on: '2026-12-01',
  mobile: '+966500000000',
  email: '',
  show_amount: false,
};

describe('payment intent', () => {
  it('names its target and what the amount gives, without details of a donor who gave none', () => {
    expect(intentOf(draft, EMPTY_DONOR, [well])).toEqual({
      target: { type: 'program', slug: 'well', title: 'بئر القرية' },
      monthlyPrice: 10_000,
      months: 6,
      impact: 'نخلة لموسم',
    });
    expect(intentOf({ ...draft, plan: { ...draft.plan, amount: 20_000 } }, EMPTY_DONOR, [well])).not.toHaveProperty(
      'impact',
    );
  });

  it('is one month for a single donation', () => {
    expect(intentOf({ ...draft, plan: { ...draft.plan, frequency: 'once' } }, EMPTY_DONOR, [well])?.months).toBe(1);
  });

  it('is null without a valid amount', () => {
    expect(intentOf({ ...draft, plan: { ...draft.plan, amount: null } }, EMPTY_DONOR, [well])).toBeNull();
    for (const amount of [Number.NaN, 99, 150.5, 10_000_001])
      expect(intentOf({ ...draft, plan: { ...draft.plan, amount } }, EMPTY_DONOR, [well])).toBeNull();
  });

  it('goes to the general fund when its target does not exist', () => {
    expect(intentOf({ ...draft, target: 'program:gone' }, EMPTY_DONOR, [well])?.target).toEqual({ type: 'general' });
  });

  it('maps gift and donor to the contract’s names, without empty fields', () => {
    expect(
      intentOf({ ...draft, gift }, { ...EMPTY_DONOR, donor_email: 'a@b.example', anonymous: true, message: ' ' }, [
        well,
      ])?.details,
    ).toEqual({
      donor_email: 'a@b.example',
      anonymous: true,
      receiver_name: 'أمي',
      gift_message: 'كل عام وأنت بخير',
      receiver_mobile: '+966500000000',
      notify_on: '2026-12-01',
    });
  });

  it('names a target the same way everywhere', () => {
    expect([
      nameOf(well),
      targetNameOf({ type: 'program', slug: 'well', title: '' }),
      targetNameOf({ type: 'general' }),
    ]).toEqual(['program:well', 'program:well', 'general']);
  });
});
