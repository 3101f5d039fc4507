import { createContext, use } from 'react';

/** What a control needs to know of the field around it. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** The ARIA attributes of the control inside a Field; spread them last. */
export function useControl() {
  const field = use(FieldContext);
  if (!field) throw new Error('A control was drawn outside a Field, so it has no label. Wrap it in <Field label="…">.');
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined, 'aria-required': field.required || undefined } as const;
}
