import { PAYMENT } from './payment.ts';
import { describeSecondTries } from './walk.ts';

describeSecondTries(PAYMENT);
