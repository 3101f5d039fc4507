import { riyadhDay } from '@taawun/domain';
import { feeOf } from '@taawun/domain/shares';
import { describe, expect, test } from 'vitest';
import { DEMO } from '../demo/index.ts';
import type { Kit } from './kit.ts';

const [MEMBER, , TRADER] = DEMO as [(typeof DEMO)[number], (typeof DEMO)[number], (typeof DEMO)[number]];

const sell = (shares: number, price: number) => ({
  type: 'sell' as const,
  shares,
  price,
  expires_in_days: 30 as const,
});
const buy = (shares: number, price: number) => ({ type: 'buy' as const, shares, price, expires_in_days: 7 as const });

export function describeShares({ ok, rejected, signIn, newKey }: Kit): void {
  const member = () => signIn(MEMBER.phone, MEMBER.password);
  const trader = () => signIn(TRADER.phone, TRADER.password);
  const keyed = (token: string, key = newKey()) => ({
    token,
    headers: { 'Idempotency-Key': key },
    locale: 'en' as const,
  });
  const contribution = async (token: string) => (await ok('getContribution', {}, { token })).contribution;
  /** Returns a price between the best offers, so that no other offer crosses it; odd, so that fees are rounded. */
  const quietPrice = async () => {
    const { buy: buyOffers, sell: sellOffers } = (await ok('getShareBook', {})).share_book;
    const price = (buyOffers[0]?.price ?? 10_000) + 13;
    expect(price).toBeLessThan(sellOffers[0]?.price ?? Number.MAX_SAFE_INTEGER);
    return price;
  };

  describe('the share market', () => {
    test('an offer is open, reserves shares or cash, is anonymous in the book, and can be cancelled', async () => {
      const token = await member();
      const before = await contribution(token);
      const price = await quietPrice();
      const { share_offer: offer, message } = await ok('placeShareOffer', sell(3, price), keyed(token));
      expect(message).toBe('Your offer has been placed');
      expect(offer).toMatchObject({
        type: 'sell',
        status: 'pending',
        shares: 3,
        filled: 0,
        price,
        total: 3 * price,
        closed_at: null,
        mine: true,
      });
      expect(Date.parse(offer.expires_at) - Date.parse(offer.created_at)).toBe(30 * 86_400_000);
      expect(await contribution(token)).toEqual({
        ...before,
        reserved_shares: before.reserved_shares + 3,
        available_shares: before.available_shares - 3,
      });
      expect((await ok('getShareBook', {})).share_book.sell[0]).toEqual({ price, shares: 3, offers: 1 });
      expect((await ok('getShareOffer', { id: offer.id }, { token })).share_offer).toEqual(offer);
      expect((await ok('listShareOffers', {})).share_offers[0]).toEqual({ ...offer, mine: false });
      expect((await ok('listShareOffers', { mine: true, status: 'pending' }, { token })).share_offers).toEqual([offer]);
      const ended = await ok('cancelShareOffer', { id: offer.id }, keyed(token));
      expect(ended).toMatchObject({
        message: 'Your offer has been withdrawn',
        share_offer: { ...offer, status: 'expired', closed_at: expect.any(String) },
      });
      expect(await contribution(token)).toEqual(before);
      expect((await rejected('cancelShareOffer', { id: offer.id }, 409, keyed(token))).code).toBe('offer_closed');
    });

    test('a counter-offer trades at its price; shares, money and fees are correct on both sides', async () => {
      const [seller, buyer] = [await trader(), await member()];
      const before = { seller: await contribution(seller), buyer: await contribution(buyer) };
      const price = await quietPrice();
      const { share_offer: offer } = await ok('placeShareOffer', sell(5, price), keyed(seller));
      const { share_offer: taken, message } = await ok('placeShareOffer', buy(2, price + 50), keyed(buyer));
      expect([taken.status, taken.filled, message]).toEqual(['succeeded', 2, 'Your offer has been traded']);
      expect((await ok('getShareOffer', { id: offer.id }, { token: seller })).share_offer).toMatchObject({
        status: 'pending',
        filled: 2,
      });
      const rest = await ok('placeShareOffer', buy(4, price), keyed(buyer));
      expect([rest.share_offer.status, rest.share_offer.filled, rest.message]).toEqual([
        'pending',
        3,
        'Part of your offer has been traded. The rest stays open',
      ]);
      expect((await ok('getShareOffer', { id: offer.id }, { token: seller })).share_offer).toMatchObject({
        status: 'succeeded',
        filled: 5,
        closed_at: expect.any(String),
      });
      await ok('cancelShareOffer', { id: rest.share_offer.id }, keyed(buyer));
      const after = { seller: await contribution(seller), buyer: await contribution(buyer) };
      const { fee_bp } = after.seller;
      expect([after.seller.shares, after.buyer.shares]).toEqual([before.seller.shares - 5, before.buyer.shares + 5]);
      expect(after.seller.cash).toBe(before.seller.cash + 5 * price - feeOf(5 * price, fee_bp));
      expect(after.buyer.cash).toBe(
        before.buyer.cash - 5 * price - feeOf(2 * price, fee_bp) - feeOf(3 * price, fee_bp),
      );
      expect([after.seller.reserved_shares, after.buyer.reserved_cash, after.buyer.total_shares]).toEqual([
        before.seller.reserved_shares,
        before.buyer.reserved_cash,
        before.buyer.total_shares,
      ]);
      const {
        share_movements: [newest],
        balance,
      } = await ok('listShareMovements', { type: 'buy', status: 'succeeded', per_page: 1 }, { token: buyer });
      expect([newest, balance]).toEqual([
        expect.objectContaining({ type: 'buy', status: 'succeeded', shares: 3, price, total: 3 * price }),
        after.buyer.shares,
      ]);
      expect(
        (await ok('listShareMovements', { type: 'sell', from: newest!.date, to: newest!.date }, { token: buyer }))
          .share_movements,
      ).toEqual([]);
      expect((await ok('listSharePrices', { from: newest!.date })).share_prices.at(-1)).toMatchObject({
        date: newest!.date,
        price,
      });
      await ok('placeShareOffer', sell(5, price), keyed(buyer));
      await ok('placeShareOffer', buy(5, price), keyed(seller));
    });

    test('does not trade a member’s offers with each other', async () => {
      const token = await member();
      const price = await quietPrice();
      const placed = await ok('placeShareOffer', sell(1, price), keyed(token));
      const bid = await ok('placeShareOffer', buy(1, price), keyed(token));
      expect([placed.share_offer.filled, bid.share_offer.filled]).toEqual([0, 0]);
      for (const {
        share_offer: { id },
      } of [placed, bid])
        await ok('cancelShareOffer', { id }, keyed(token));
    });

    test('a repeated key returns the first response, also concurrently; another offer with the key is a conflict', async () => {
      const token = await member();
      const before = await contribution(token);
      const price = await quietPrice();
      const key = newKey();
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => ok('placeShareOffer', sell(2, price), keyed(token, key))),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await contribution(token)).reserved_shares).toBe(before.reserved_shares + 2);
      expect(await rejected('placeShareOffer', sell(3, price), 409, keyed(token, key))).toMatchObject({
        code: 'conflict',
        message: 'This key was already used for a different request',
      });
      const { id } = answers[0]!.share_offer;
      expect((await rejected('cancelShareOffer', { id }, 409, keyed(token, key))).code).toBe('conflict');
      // Keys are scoped to their user.
      const other = await trader();
      const own = await ok('placeShareOffer', sell(1, price), keyed(other, key));
      const end = newKey();
      expect(await ok('cancelShareOffer', { id }, keyed(token, end))).toEqual(
        await ok('cancelShareOffer', { id }, keyed(token, end)),
      );
      await ok('cancelShareOffer', { id: own.share_offer.id }, keyed(other));
      // The stored response is returned even after the offer has ended.
      expect(await ok('placeShareOffer', sell(2, price), keyed(token, key))).toEqual(answers[0]);
    });

    test('returns the order of an idempotency key to the member who used it; the query changes nothing', async () => {
      const [token, other] = [await member(), await trader()];
      const price = await quietPrice();
      const key = newKey();
      const before = await contribution(token);
      expect((await ok('getPlacedShareOffer', {}, keyed(token, key))).share_offer).toBeNull();
      expect(await contribution(token)).toEqual(before);
      const { share_offer: offer } = await ok('placeShareOffer', sell(2, price), keyed(token, key));
      expect((await ok('getPlacedShareOffer', {}, keyed(token, key))).share_offer).toEqual(offer);
      expect((await ok('getPlacedShareOffer', {}, keyed(other, key))).share_offer).toBeNull();
      // Current state, not the stored response.
      const { share_offer: ended } = await ok('cancelShareOffer', { id: offer.id }, keyed(token));
      expect((await ok('getPlacedShareOffer', {}, keyed(token, key))).share_offer).toEqual(ended);
      await rejected('getPlacedShareOffer', {}, 401, { headers: { 'Idempotency-Key': key } });
      expect(Object.keys((await rejected('getPlacedShareOffer', {}, 422, { token })).errors ?? {})).toEqual([
        'Idempotency-Key',
      ]);
    });

    test('rejects sales beyond the available shares, and purchases beyond the cash or the cap', async () => {
      const token = await member();
      const { available_shares, available_cash, may_buy, fee_bp } = await contribution(token);
      const price = await quietPrice();
      expect(await rejected('placeShareOffer', sell(available_shares + 1, price), 409, keyed(token))).toMatchObject({
        code: 'insufficient_shares',
        errors: { shares: [`You can offer up to ${available_shares} shares`] },
      });
      expect(
        await rejected('placeShareOffer', sell(100_000, price), 409, { ...keyed(token), locale: 'ar' }),
      ).toMatchObject({
        message: 'لا تكفي حصصك المتاحة لهذا العرض',
        errors: { shares: [expect.stringMatching(/على الأكثر$/)] },
      });
      expect(await rejected('placeShareOffer', buy(may_buy + 1, 1), 409, keyed(token))).toMatchObject({
        code: 'ownership_cap',
        errors: { shares: [expect.stringMatching(/^You can buy up to/)] },
      });
      const maxShares = Math.floor(available_cash / 10_000);
      expect(feeOf(maxShares * 10_000, fee_bp)).toBeGreaterThan(0);
      // The money suffices for the shares but not for the fee.
      const dear = Math.floor(available_cash / 10);
      expect(await rejected('placeShareOffer', buy(10, dear), 409, keyed(token))).toMatchObject({
        code: 'insufficient_cash',
        errors: { price: [expect.stringMatching(/^Your available balance is SAR [\d,]+\.\d\d$/)] },
      });
      const all = await ok('placeShareOffer', sell(available_shares, price), keyed(token));
      expect(await rejected('placeShareOffer', sell(1, price), 409, keyed(token))).toMatchObject({
        errors: { shares: ['You have no shares to offer'] },
      });
      await ok('cancelShareOffer', { id: all.share_offer.id }, keyed(token));
    });

    test('returns 404 for another member’s offer', async () => {
      const [token, other] = [await member(), await trader()];
      const {
        share_offer: { id },
      } = await ok('placeShareOffer', sell(1, await quietPrice()), keyed(token));
      for (const number of [id, 2_000_000_000]) {
        expect((await rejected('getShareOffer', { id: number }, 404, { token: other })).code).toBe('not_found');
        expect((await rejected('cancelShareOffer', { id: number }, 404, keyed(other))).code).toBe('not_found');
      }
      await ok('cancelShareOffer', { id }, keyed(token));
      await rejected('listShareOffers', { mine: true }, 401);
    });

    test.each([
      [{ type: 'swap' }, 'type'],
      [{ shares: 0 }, 'shares'],
      [{ shares: 1.5 }, 'shares'],
      [{ shares: '1' }, 'shares'],
      [{ shares: 100_001 }, 'shares'],
      [{ price: 0 }, 'price'],
      [{ price: 99.5 }, 'price'],
      [{ price: 10_000_001 }, 'price'],
      [{ expires_in_days: 2 }, 'expires_in_days'],
      [{ expires_in_days: undefined }, 'expires_in_days'],
      [{ status: 'succeeded' }, 'status'],
      [{ user_id: 1 }, 'user_id'],
      [{ fee_bp: 0 }, 'fee_bp'],
      [{ filled: 1 }, 'filled'],
    ])('rejects %j', async (change, field) => {
      const token = await member();
      expect(
        Object.keys(
          (await rejected('placeShareOffer', { ...sell(1, 12_500), ...change }, 422, keyed(token))).errors ?? {},
        ),
      ).toEqual([field]);
    });

    test('requires an idempotency key', async () => {
      const token = await member();
      expect((await rejected('placeShareOffer', sell(1, 12_500), 422, { token })).errors).toEqual({
        'Idempotency-Key': ['حقل مفتاح الطلب مطلوب'],
      });
      expect(
        (
          await rejected('cancelShareOffer', { id: 1 }, 422, {
            token,
            locale: 'en',
            headers: { 'Idempotency-Key': 'a b c d e f' },
          })
        ).errors,
      ).toEqual({ 'Idempotency-Key': ['Request key field is not valid'] });
    });

    test.each([
      ['getShareOffer', { id: 'x' }, 'id'],
      ['listShareMovements', { from: 'today' }, 'from'],
      ['listShareMovements', { type: 'gift' }, 'type'],
      ['listSharePrices', { to: '2026-13-01' }, 'to'],
      ['listShareOffers', { status: 'open' }, 'status'],
    ] as const)('%s rejects %j', async (id, input, field) => {
      expect(Object.keys((await rejected(id, input, 422, { token: await member() })).errors ?? {})).toEqual([field]);
    });

    test('prices are in order of their days, each within its low and high', async () => {
      const { share_prices: days } = await ok('listSharePrices', { from: '2016-01-01', to: '2026-11-20' });
      expect(days.length).toBeGreaterThan(50);
      expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
      expect(days.every(({ price, low, high, shares }) => low <= price && price <= high && shares > 0)).toBe(true);
    });

    test('returns certificate and statement to their member only', async () => {
      const token = await member();
      for (const locale of ['ar', 'en'] as const) {
        const documents = [
          await ok('getShareCertificate', {}, { token, locale }),
          await ok('getShareStatement', { year: 2025 }, { token, locale }),
        ];
        for (const document of documents) expect((await document.text()).slice(0, 5)).toBe('%PDF-');
      }
      expect(
        (await ok('verifyCertificate', { certificate_code: 'nobody-has-this-code' })).certificate_verification,
      ).toEqual({ valid: false, certificate: null });
      expect(Object.keys((await rejected('verifyCertificate', { certificate_code: 'x' }, 422)).errors ?? {})).toEqual([
        'certificate_code',
      ]);
      const next = Number(riyadhDay(new Date()).slice(0, 4)) + 2;
      expect(await rejected('getShareStatement', { year: next }, 422, { token, locale: 'en' })).toMatchObject({
        errors: { year: [expect.stringMatching(/^Year field must be at most \d,?\d{3}$/)] },
      });
      for (const year of [undefined, 1999, 2200, 'x'])
        expect(Object.keys((await rejected('getShareStatement', { year }, 422, { token })).errors ?? {})).toEqual([
          'year',
        ]);
    });

    test('the book sums the open offers, the best price first', async () => {
      const { buy: buyOffers, sell: sellOffers } = (await ok('getShareBook', {})).share_book;
      const { share_offers: open } = await ok('listShareOffers', { status: 'pending', per_page: 100 });
      for (const [type, levels] of [
        ['buy', buyOffers],
        ['sell', sellOffers],
      ] as const) {
        const prices = levels.map(({ price }) => price);
        expect(prices).toEqual(prices.toSorted((a, b) => (type === 'buy' ? b - a : a - b)));
        expect(levels.reduce((sum, { shares }) => sum + shares, 0)).toBe(
          open.filter((offer) => offer.type === type).reduce((sum, { shares, filled }) => sum + shares - filled, 0),
        );
      }
    });
  });
}
