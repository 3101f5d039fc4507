export { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';
export { systemClock, type Clock } from './clock.ts';
