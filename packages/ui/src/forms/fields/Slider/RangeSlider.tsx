import { useRef, type ComponentPropsWithRef, type PointerEvent } from 'react';
import { shareOf } from '../../../foundations/dom/share.ts';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { pointerShare } from '../../../foundations/dom/inlineScroll.ts';
import { useMessages } from '../../../intl/messageIds.ts';
import { Field, useControl, useControllable, useFieldId, type ValueProps } from '../Field/index.ts';
import { checkBounds, valueAt } from './bounds.ts';
import { SliderLine, useFormat, type SliderOwnProps } from './Slider.tsx';
import * as S from './Slider.styles.ts';

/** Lower and upper number. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps
  extends
    SliderOwnProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'>,
    ValueProps<SliderRange> {
  /** Name of both inputs: a form sends the lower number, then the upper one. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Range between two numbers on one line, such as a span of prices. The thumbs do not pass each other; a press on the line
 * moves the nearer one.
 */
export function RangeSlider({
  label,
  hint,
  error,
  id: given,
  ref,
  value,
  defaultValue,
  onValueChange,
  'aria-describedby': described,
  ...control
}: RangeSliderProps) {
  const id = useFieldId(given);
  const state = useControllable<SliderRange>(id, { value, defaultValue, onValueChange }, [
    control.min ?? 0,
    control.max ?? 100,
  ]);
  return (
    <Field {...{ label, hint, error, id }} aria-describedby={described} group>
      <Thumbs {...control} ref={ref} value={state.value} onValueChange={state.change} />
    </Field>
  );
}

interface ThumbsProps extends Omit<RangeSliderProps, 'label' | 'hint' | 'error' | keyof ValueProps<SliderRange>> {
  value: SliderRange;
  onValueChange: (value: SliderRange) => void;
}

const ends = ['from', 'to'] as const;

function Thumbs({
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  format,
  name,
  disabled = false,
  ...rest
}: ThumbsProps) {
  if (import.meta.env?.DEV) checkBounds('RangeSlider', min, max, value);
  const { dir } = useLocale();
  const message = useMessages('ui.slider');
  const text = useFormat(format);
  const { 'aria-invalid': invalid } = useControl(rest);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [from, to] = value;
  const set = (index: number, next: number): void =>
    onValueChange(index === 0 ? [Math.min(next, to), to] : [from, Math.max(next, from)]);
  const onLinePress = (event: PointerEvent<HTMLDivElement>): void => {
    if (disabled) return;
    const next = valueAt(pointerShare(event, dir), min, max, step);
    const index = next < from || (next < to && next - from <= to - next) ? 0 : 1;
    // A press elsewhere than on the input would take the focus from it.
    event.preventDefault();
    inputs.current[index]?.focus();
    set(index, next);
  };
  return (
    <SliderLine
      {...rest}
      value={message('range', { from: text(from), to: text(to) })}
      from={shareOf(from, min, max)}
      to={shareOf(to, min, max)}
      ends={[text(min), text(max)]}
      onLinePress={onLinePress}
    >
      {ends.map((end, index) => (
        <S.Range
          key={end}
          ref={(input: HTMLInputElement | null) => {
            inputs.current[index] = input;
          }}
          type="range"
          {...{ name, min, max, step, disabled }}
          value={value[index]}
          data-thumb=""
          // At the upper end both thumbs may be in one place: the lower one is the one that can move then.
          data-top={end === 'from' && shareOf(from, min, max) > 0.5 ? '' : undefined}
          aria-label={message(end)}
          aria-invalid={invalid}
          aria-valuetext={text(value[index] ?? min)}
          onChange={(event) => set(index, event.currentTarget.valueAsNumber)}
        />
      ))}
    </SliderLine>
  );
}
