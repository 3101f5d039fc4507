export { DonateFields, type DonateFieldsProps } from './DonateFields.tsx';
export { QuickDonate, type QuickDonateProps } from './QuickDonate.tsx';
export { defaultDonateValue, donateTotal, type DonateValue } from './value.ts';
