import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { scrollIntoList } from '../../../foundations/dom/inlineScroll.ts';

/** Entry of a list of options. */
export interface ListOption {
  value: string;
  label: string;
  /** Second line, for example the region of a city. Included in the search. */
  hint?: string;
  /** Heading above the options of the same group. Included in the search. */
  group?: string;
  disabled?: boolean;
}

export interface OptionListOptions<Option extends ListOption> {
  /** Id of the input. */
  id: string;
  /** Element that the list belongs to: a press outside of it closes the list. */
  frame: RefObject<HTMLElement | null>;
  /** Options in the order in which the list shows them. */
  options: readonly Option[];
  /** Value of the option that is highlighted when the list opens. */
  first: string | undefined;
  /** Whether the list may open: neither disabled nor read-only. */
  editable: boolean;
  /** Whether Tab chooses the highlighted option on the way out. */
  tabChooses: boolean;
  onChoose: (option: Option) => void;
  /** Called when the list closes without a choice, and when the input loses the focus. */
  onLeave: () => void;
}

/** Returns the id of an option; a value may contain spaces, an id may not. */
export const optionId = (id: string, value: string): string => `${id}-${encodeURIComponent(value)}`;

/** Value of the option `step` after the highlighted one; from the end on to the start. */
function neighbour(values: readonly string[], active: string | undefined, step: 1 | -1): string | undefined {
  const index = active === undefined ? -1 : values.indexOf(active);
  return index < 0 ? values.at(step > 0 ? 0 : -1) : values[(index + step + values.length) % values.length];
}

/**
 * List of options below a text input, after the pattern "editable combobox with list autocomplete" of the ARIA Authoring
 * Practices: the focus stays in the input, `aria-activedescendant` names the highlighted option.
 */
export function useOptionList<Option extends ListOption>({
  id,
  frame,
  options,
  first,
  editable,
  tabChooses,
  onChoose,
  onLeave,
}: OptionListOptions<Option>) {
  const [wanted, setWanted] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const open = wanted && editable;
  const enabled = options.flatMap((option) => (option.disabled ? [] : [option.value]));
  const active = open && highlighted !== undefined && enabled.includes(highlighted) ? highlighted : undefined;
  const show = (value?: string): void => {
    setWanted(true);
    setHighlighted(value);
  };
  const close = (): void => {
    setWanted(false);
    setHighlighted(undefined);
  };
  const leave = (): void => {
    close();
    onLeave();
  };
  const choose = (value: string): void => {
    const option = options.find((each) => each.value === value);
    if (option && !option.disabled) onChoose(option);
  };
  const preferred = first !== undefined && enabled.includes(first) ? first : undefined;

  // A press that scrolls the page ends in `pointercancel`, so it does not close the list.
  const pressed = useEffectEvent(({ target }: PointerEvent): void => {
    if (target instanceof Node && !frame.current?.contains(target)) leave();
  });
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent): void => pressed(event);
    document.addEventListener('pointerup', onPress);
    return () => document.removeEventListener('pointerup', onPress);
  }, [open]);

  useEffect(() => {
    if (list.current && active !== undefined)
      scrollIntoList(list.current, document.getElementById(optionId(id, active)));
  }, [id, active]);

  const move = (step: 1 | -1): void => {
    if (open) setHighlighted(neighbour(enabled, active, step));
    else show(preferred ?? neighbour(enabled, undefined, step));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || !editable) return;
    if (event.key === 'Tab') {
      if (open && active !== undefined && tabChooses) choose(active);
      return;
    }
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && event.altKey && open) leave();
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open && active !== undefined) choose(active);
    // Escape closes the list alone, not a dialog around it; Enter does not send the form while the list is open.
    else if ((event.key === 'Enter' || event.key === 'Escape') && open) leave();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    // The window lost the focus, not the input.
    if (document.activeElement !== currentTarget) leave();
  };
  const controls = open ? `${id}-list` : undefined;
  return {
    open,
    show,
    close,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': open,
      'aria-controls': controls,
      'aria-activedescendant': active === undefined ? undefined : optionId(id, active),
      autoCorrect: 'off',
      spellCheck: false,
    } as const,
    onKeyDown,
    onBlur,
    trigger: {
      open,
      disabled: !editable,
      controls,
      onPress: (): void => {
        document.getElementById(id)?.focus();
        if (open) leave();
        else show(preferred);
      },
    },
    list: { id, ref: list, frame, active, onChoose: choose, onHighlight: setHighlighted },
  };
}
