import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Reports the radio button that was chosen in server-rendered markup before its code ran. React keeps it checked until the
 * next render, and calls no `onChange`.
 * @param value value of the rendered choice
 * @returns ref for the radio buttons of the group
 */
export function useChoiceBeforeHydration(
  value: string,
  onChosen: (value: string) => void,
): RefObject<HTMLInputElement | null> {
  const radio = useRef<HTMLInputElement>(null);
  const compare = useEffectEvent(() => {
    const { name, form } = radio.current ?? {};
    const chosen = [...document.getElementsByName(name ?? '')].find(
      (input) => input instanceof HTMLInputElement && input.form === form && input.checked,
    );
    if (chosen instanceof HTMLInputElement && chosen.value !== value) onChosen(chosen.value);
  });
  useLayoutEffect(() => compare(), []);
  return radio;
}
