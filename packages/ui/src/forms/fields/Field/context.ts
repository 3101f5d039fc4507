import { createContext, use, type AriaAttributes, type ReactNode } from 'react';
import { joinIds } from '../../../foundations/attributes/joinIds.ts';
import { describedBy } from './parts.tsx';

/** State of the surrounding field that a control needs. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** What the caller gave to the control itself. */
type Given = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

const attributes = ({ id, describedBy: described, invalid, required }: FieldWiring, given: Given = {}) =>
  ({
    id,
    'data-part': 'control',
    'aria-describedby': joinIds(described, given['aria-describedby']),
    'aria-invalid': invalid || given['aria-invalid'],
    'aria-required': required || given['aria-required'],
  }) as const;

/**
 * Returns the id and ARIA attributes of the control inside a `Field`; spread them last. Attributes of `given` stay:
 * the field's descriptions come before the caller's.
 * @throws Error outside a `Field`.
 */
export function useControl(given?: Given) {
  const field = use(FieldContext);
  if (!field) throw new Error('A control was drawn outside a Field, so it has no label. Wrap it in <Field label="…">.');
  return attributes(field, given);
}

/** Returns the same attributes as `useControl` for a control that is rendered with `frame`. */
export const wiring = (
  id: string,
  { hint, error, required = false }: { hint?: ReactNode; error?: ReactNode; required?: boolean | undefined },
  given?: Given,
) => attributes({ id, describedBy: describedBy(id, hint, error), invalid: Boolean(error), required }, given);

/** Attributes by which the styles of an element around a control show the control's state. */
export const stateAttributes = (disabled: boolean | undefined, invalid?: AriaAttributes['aria-invalid']) => ({
  'data-disabled': disabled ? '' : undefined,
  'data-invalid': String(invalid) === 'true' ? '' : undefined,
});
