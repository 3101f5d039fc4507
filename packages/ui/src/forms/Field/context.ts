import { createContext, use, type ReactNode } from 'react';
import { describedBy } from './parts.tsx';

/** What a control needs to know of the field around it. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

const attributes = ({ id, describedBy: described, invalid, required }: FieldWiring) =>
  ({
    id,
    'aria-describedby': described,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  }) as const;

/** The ARIA attributes of the control inside a Field; spread them last. */
export function useControl() {
  const field = use(FieldContext);
  if (!field) throw new Error('A control was drawn outside a Field, so it has no label. Wrap it in <Field label="…">.');
  return attributes(field);
}

/** The same for a control that its own component puts into a `frame`. */
export const wiring = (
  id: string,
  { hint, error, required = false }: { hint?: ReactNode; error?: ReactNode; required?: boolean | undefined },
) => attributes({ id, describedBy: describedBy(id, hint, error), invalid: Boolean(error), required });
