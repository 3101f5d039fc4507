export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export type { DateRangePreset } from './DateRangePicker.tsx';
