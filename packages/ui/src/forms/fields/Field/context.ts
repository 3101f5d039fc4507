import { createContext, use, type ReactNode } from 'react';
import { describedBy } from './parts.tsx';

/** State of the surrounding field that a control needs. */
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

/**
 * Returns the id and ARIA attributes of the control inside a `Field`; spread them last.
 * @throws Error outside a `Field`.
 */
export function useControl() {
  const field = use(FieldContext);
  if (!field) throw new Error('A control was drawn outside a Field, so it has no label. Wrap it in <Field label="…">.');
  return attributes(field);
}

/** Returns the same attributes as `useControl` for a control that is rendered with `frame`. */
export const wiring = (
  id: string,
  { hint, error, required = false }: { hint?: ReactNode; error?: ReactNode; required?: boolean | undefined },
) => attributes({ id, describedBy: describedBy(id, hint, error), invalid: Boolean(error), required });
