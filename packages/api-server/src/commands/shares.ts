import { expireOffers } from '../shares/offers.ts';
import { bookCash, issueShares, parseRiyals, parseShares, settleOffer } from '../shares/staff.ts';
import type { ArgumentSpec, CommandSpec } from '../staff/spec.ts';

function parseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`"${text}" is no number of an offer.`);
  return Number(text);
}

const HOLDER: ArgumentSpec = { name: 'holder', help: 'the phone of a member, or pool' };

const cashCommand = (name: string, kind: 'deposit' | 'withdrawal', help: string): CommandSpec => ({
  name: `cash ${name}`,
  help: `${help}, for a member (phone) or the pool (pool)`,
  arguments: [HOLDER, { name: 'riyals', help: 'for example 250 or 250.50' }],
  role: 'finance',
  trail: 'change',
  run: (input, { db, note }) => {
    const holder = input.text('holder');
    note({ subject: holder });
    return bookCash(db, holder, parseRiyals(input.text('riyals')), kind);
  },
});

/** Commands for share offers, the register and the money of members. */
export const shareCommands: readonly CommandSpec[] = [
  {
    name: 'offers settle',
    help: 'Let the pool of members without an account take the other side of an open offer',
    arguments: [{ name: 'id', help: 'number of the offer' }],
    role: 'finance',
    trail: 'change',
    run: (input, { db, note }) => {
      note({ subject: input.text('id') });
      return settleOffer(db, parseId(input.text('id')));
    },
  },
  {
    name: 'offers expire',
    help: 'End the offers whose time has passed; the server does so by itself',
    role: 'finance',
    trail: 'change',
    run: async (_, { db }) => `Offers ended: ${await expireOffers(db)}.`,
  },
  {
    name: 'shares issue',
    help: 'Issue new shares to a member (phone) or to the pool (pool)',
    arguments: [HOLDER, { name: 'shares', help: 'how many' }],
    options: [{ name: 'price', value: 'riyals', help: 'what one share was paid for', fallback: '100' }],
    role: 'finance',
    trail: 'change',
    run: (input, { db, note }) => {
      const holder = input.text('holder');
      note({ subject: holder });
      return issueShares(db, holder, parseShares(input.text('shares')), parseRiyals(input.text('price')));
    },
  },
  cashCommand('deposit', 'deposit', 'Book money that has come in'),
  cashCommand('withdraw', 'withdrawal', 'Book money that goes out'),
];
