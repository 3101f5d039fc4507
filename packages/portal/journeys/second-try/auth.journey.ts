import { AUTH } from './auth.ts';
import { describeSecondTries } from './walk.ts';

describeSecondTries(AUTH);
