export { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';
export type { Clock } from './clock.ts';
