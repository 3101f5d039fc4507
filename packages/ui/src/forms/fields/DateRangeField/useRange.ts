import { isIsoDate, readDate, type FieldCalendar } from '@taawun/domain';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import type { DateRange } from '../../rules/dateRules.ts';
import { writeDate } from '../DateField/dates.ts';
import { useDraft } from '../draft/index.ts';
import type { ValueProps } from '../Field/index.ts';

/** Calendar of the texts, and the function that changes it; `undefined` for the usual one. */
interface Shown {
  shown: FieldCalendar;
  setChosen: (calendar: FieldCalendar | undefined) => void;
}

interface EndOptions extends ValueProps<string>, Shown {
  id: string;
}

/** Text and value of one day. */
function useEnd({ id, value, defaultValue, onValueChange, shown, setChosen }: EndOptions) {
  const { locale } = useLocale();
  const draft = useDraft({
    id,
    value,
    defaultValue,
    onValueChange,
    empty: '',
    parse: (typed) => readDate(typed)?.value ?? typed.trim(),
    format: (stored) => (isIsoDate(stored) ? writeDate(locale, stored, shown) : stored),
    readable: (stored) => stored === '' || isIsoDate(stored),
    onRestore: () => setChosen(undefined),
  });
  const onTextChange = (typed: string): void => {
    const read = readDate(typed);
    if (read) setChosen(read.calendar);
    draft.type(typed);
  };
  return { ...draft, id, onTextChange };
}

/** Texts and values of both days; a change of one gives the whole range to `onValueChange`. */
export function useRange(
  id: string,
  { value, defaultValue, onValueChange }: ValueProps<DateRange>,
  { shown, setChosen }: Shown,
) {
  const from = useEnd({
    id: `${id}-from`,
    value: value?.from,
    defaultValue: defaultValue?.from,
    onValueChange: (next) => onValueChange?.({ from: next, to: to.value }),
    shown,
    setChosen,
  });
  const to = useEnd({
    id: `${id}-to`,
    value: value?.to,
    defaultValue: defaultValue?.to,
    onValueChange: (next) => onValueChange?.({ from: from.value, to: next }),
    shown,
    setChosen,
  });
  return {
    from,
    to,
    /** Sets both days at once. */
    set: (next: DateRange): void => {
      from.store(next.from);
      to.store(next.to);
      onValueChange?.(next);
    },
  };
}
