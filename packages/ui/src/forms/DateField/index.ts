export { DateField, type DateFieldProps } from './DateField.tsx';
export { isIsoDate, readDate, writeDate, type FieldCalendar } from './dates.ts';
