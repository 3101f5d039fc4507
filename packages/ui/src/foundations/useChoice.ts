import { useState } from 'react';

/**
 * Value of a component that its owner controls (`value`) or that the component keeps itself (`defaultValue`).
 * @returns the value, and the function that changes and reports it.
 */
export function useChoice<V>(
  value: V | undefined,
  defaultValue: V,
  onValueChange: ((value: V) => void) | undefined,
): [V, (next: V) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (next) => {
      setOwn(next);
      onValueChange?.(next);
    },
  ];
}
