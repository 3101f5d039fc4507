import type { ComponentPropsWithRef, ReactNode } from 'react';
import { shareOf } from '../../../foundations/dom/share.ts';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { formatNumber } from '../../../intl/numbers.ts';
import {
  Field,
  useControl,
  useControllable,
  useFieldId,
  useWrittenText,
  type FieldOwnProps,
  type ValueProps,
} from '../Field/index.ts';
import { checkBounds, type SliderBounds } from './bounds.ts';
import * as S from './Slider.styles.ts';

export interface SliderOwnProps extends Omit<FieldOwnProps, 'required' | 'optional'>, SliderBounds {
  /** Formats a value for display and for assistive technology. @default the number in the digits of the locale */
  format?: ((value: number) => string) | undefined;
}

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'required' | 'min' | 'max' | 'step' | 'type'
>;

/** Without `value` and `defaultValue` the slider starts at `min`. */
export interface SliderProps extends SliderOwnProps, Native, ValueProps<number> {}

/**
 * Number that need not be exact, on a line between two bounds that fills in the reading direction. The arrow keys follow
 * the reading direction; a form sends ASCII digits. For an exact number use `NumberField` or `StepperField`.
 */
export function Slider({ label, hint, error, id: given, value, defaultValue, onValueChange, ...control }: SliderProps) {
  const id = useFieldId(given);
  const state = useControllable(id, { value, defaultValue, onValueChange }, control.min ?? 0);
  useWrittenText(id, state.controlled, String(state.value), (text) => state.store(Number(text)));
  return (
    <Field {...{ label, hint, error, id }}>
      <Thumb {...control} value={state.value} onValueChange={state.change} />
    </Field>
  );
}

interface ThumbProps extends Omit<SliderProps, keyof FieldOwnProps | keyof ValueProps<number>> {
  value: number;
  onValueChange: (value: number) => void;
}

function Thumb({ value, onValueChange, onChange, min = 0, max = 100, step = 1, format, ...rest }: ThumbProps) {
  if (import.meta.env?.DEV) checkBounds('Slider', min, max, [value]);
  const text = useFormat(format);
  const wiring = useControl(rest);
  return (
    <SliderLine value={text(value)} from={0} to={shareOf(value, min, max)} ends={[text(min), text(max)]}>
      <S.Range
        {...rest}
        {...wiring}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={text(value)}
        onChange={(event) => {
          onValueChange(event.currentTarget.valueAsNumber);
          onChange?.(event);
        }}
      />
    </SliderLine>
  );
}

/** Returns the function that formats values. */
export function useFormat(format: SliderOwnProps['format']): (value: number) => string {
  const { intlLocale } = useLocale();
  return format ?? ((value) => formatNumber(intlLocale, value));
}

interface SliderLineProps extends Omit<ComponentPropsWithRef<'div'>, 'onPointerDown'> {
  /** Formatted value, shown above the line. */
  value: string;
  /** Filled part of the line, as shares from 0 to 1. */
  from: number;
  to: number;
  /** Formatted bounds, shown below the line. */
  ends: readonly [string, string];
  onLinePress?: ComponentPropsWithRef<'div'>['onPointerDown'];
  /** The native inputs. */
  children: ReactNode;
}

/** Renders value, line and bounds around the inputs. Assistive technology reads the inputs only. */
export function SliderLine({ value, from, to, ends, onLinePress, children, ...rest }: SliderLineProps) {
  return (
    <S.Slider {...rest}>
      <S.Value aria-hidden="true">
        <bdi>{value}</bdi>
      </S.Value>
      <S.Bar>
        <S.Line aria-hidden="true" style={{ '--ta-from': from, '--ta-to': to }} onPointerDown={onLinePress} />
        {children}
      </S.Bar>
      <S.Ends aria-hidden="true">
        {ends.map((end, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the two ends have a fixed order
          <bdi key={index}>{end}</bdi>
        ))}
      </S.Ends>
    </S.Slider>
  );
}
