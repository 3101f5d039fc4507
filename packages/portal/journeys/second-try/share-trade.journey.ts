import { SHARE_TRADE } from './share-trade.ts';
import { describeSecondTries } from './walk.ts';

describeSecondTries(SHARE_TRADE);
