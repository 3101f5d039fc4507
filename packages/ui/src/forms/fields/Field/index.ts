export {
  Field,
  FieldRow,
  FormActions,
  frame,
  type Beside,
  type FieldOwnProps,
  type FieldProps,
  type FormActionsProps,
} from './Field.tsx';
export { stateAttributes, useControl, wiring, type FieldWiring } from './context.ts';
export { useControllable, type ValueProps } from '../../../foundations/useControllable.ts';
export { useWrittenText } from './useWrittenText.ts';
export { useFieldId } from './useFieldId.ts';
