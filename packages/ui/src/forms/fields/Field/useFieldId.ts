import { useId } from 'react';

/** Returns the given id of a control, or a generated one. */
export function useFieldId(given: string | undefined): string {
  const generated = useId();
  return given ?? generated;
}
