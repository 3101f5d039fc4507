import { CONTACT_CHANGE } from './contact-change.ts';
import { describeSecondTries } from './walk.ts';

describeSecondTries(CONTACT_CHANGE);
