import { useId, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../components/Link/index.ts';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { Field, useControl, useControllable, useFieldId, type FieldOwnProps, type ValueProps } from '../Field/index.ts';
import { Star } from './Star.tsx';
import * as S from './Rating.styles.ts';

export interface RatingFieldProps
  extends
    FieldOwnProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'>,
    ValueProps<number | null> {
  /** Number of stars. @default 5 */
  max?: number | undefined;
  /** Names of the ratings from the lowest on, `max` of them: "Poor" … "Excellent". @default "1 of 5" … */
  names?: readonly string[] | undefined;
  /** Name of the radio buttons: a form sends the number. @default generated */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Rating by stars, as radio buttons: the arrow keys follow the reading direction. Stars fill from the start of the line.
 * For showing a rating use `Rating`.
 */
export function RatingField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  ref,
  value,
  defaultValue,
  onValueChange,
  'aria-describedby': described,
  ...control
}: RatingFieldProps) {
  const id = useFieldId(given);
  const state = useControllable<number | null>(id, { value, defaultValue, onValueChange }, null);
  return (
    <Field {...{ label, hint, error, required, optional, id }} aria-describedby={described} group>
      <Stars {...control} ref={ref} value={state.value} onValueChange={state.change} />
    </Field>
  );
}

interface StarsProps extends Omit<RatingFieldProps, keyof FieldOwnProps | keyof ValueProps<number | null>> {
  value: number | null;
  onValueChange: (value: number) => void;
}

function Stars({ value, onValueChange, max = 5, names, name, disabled = false, ...rest }: StarsProps) {
  const intl = useIntl();
  const generated = useId();
  const { 'aria-invalid': invalid } = useControl(rest);
  if (import.meta.env?.DEV)
    devError(
      names !== undefined && names.length !== max,
      `RatingField got ${names?.length} names for ${max} stars. Give a name for each star, or none.`,
    );
  return (
    <S.Stars {...rest}>
      {Array.from({ length: max }, (_, index) => index + 1).map((rating) => (
        <S.Choice key={rating} data-on={(value !== null && rating <= value) || undefined}>
          <S.Radio
            type="radio"
            name={name ?? generated}
            value={rating}
            checked={rating === value}
            disabled={disabled}
            aria-invalid={invalid}
            onChange={() => onValueChange(rating)}
          />
          <Star />
          <VisuallyHidden>
            {names?.[rating - 1] ?? intl.formatMessage({ id: 'ui.rating.value' }, { value: rating, max })}
          </VisuallyHidden>
        </S.Choice>
      ))}
      {value !== null && names ? <S.Name aria-hidden="true">{names[value - 1]}</S.Name> : null}
    </S.Stars>
  );
}

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** From 0 to `max`; stars fill in parts. */
  value: number;
  /** @default 5 */
  max?: number;
  /** Number of ratings, shown in brackets. */
  count?: number | undefined;
}

/** A rating as stars with its number. Assistive technology reads "4.5 of 5". */
export function Rating({ value, max = 5, count, ...rest }: RatingProps) {
  const intl = useIntl();
  const number = intl.formatNumber(value, { maximumFractionDigits: 1 });
  return (
    <S.Rating {...rest}>
      <VisuallyHidden>{intl.formatMessage({ id: 'ui.rating.value' }, { value, max })}</VisuallyHidden>
      <S.Row aria-hidden="true">
        {Array.from({ length: max }, (_, index) => (
          <Star key={index} part={Math.min(1, Math.max(0, value - index))} />
        ))}
      </S.Row>
      <bdi aria-hidden="true">{number}</bdi>
      {count === undefined ? null : <S.Count>{intl.formatMessage({ id: 'ui.rating.count' }, { count })}</S.Count>}
    </S.Rating>
  );
}
