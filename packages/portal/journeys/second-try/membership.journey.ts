import { MEMBERSHIP } from './membership.ts';
import { describeSecondTries } from './walk.ts';

describeSecondTries(MEMBERSHIP);
