/** Rules of the share market as pure functions: the server stores their results, the mocks keep them in memory. */
export {
  closeChange,
  ledgerChange,
  payoutChange,
  reserveCashChange,
  tradeChange,
  type Change,
  type Movement,
  type Payment,
} from './change.ts';
export { contributionOf, placedText, shownOffer, type Position } from './contribution.ts';
export { createMarketEngine, type MarketSnapshot } from './market-engine.ts';
export { match, type Fill, type Taker } from './match.ts';
export { placeOffer, rejectionFault, type MarketView, type OfferRequest, type OfferRejection } from './place.ts';
export { feeOf, mayBuy, reserveOf, termsOf, type Holding, type MarketOffer, type Terms } from './rules.ts';
export { IBAN_WAIT, payableFrom } from './iban-wait.ts';
