export { Field, FieldRow, FormActions, type FieldOwnProps, type FieldProps, type FormActionsProps } from './Field.tsx';
export { useControl, type FieldWiring } from './context.ts';
