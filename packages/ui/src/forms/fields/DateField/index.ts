export { DateField, type DateFieldProps } from './DateField.tsx';
export { isIsoDate, readDate, type FieldCalendar } from '@taawun/domain';
