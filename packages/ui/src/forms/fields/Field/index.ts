export {
  Field,
  FieldRow,
  FormActions,
  frame,
  type FieldOwnProps,
  type FieldProps,
  type FormActionsProps,
} from './Field.tsx';
export { useControl, wiring, type FieldWiring } from './context.ts';
export { useControllable, useWrittenText, type ValueProps } from './useControllable.ts';
export { useFieldId } from './useFieldId.ts';
