import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classes } from '../../../foundations/attributes/classes.ts';
import { useFormData } from '../draft/index.ts';
import { frame, stateAttributes, useControl, wiring, type Beside, type FieldOwnProps } from '../Field/index.ts';

// i18n-ignore: covered by the stories of NumberField, AmountField and other fields.
export interface FramedInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'required'> {
  text: string;
  onTextChange: (text: string) => void;
  /** Sent with the form instead of the text. */
  formValue?: string | undefined;
  /** Unit of the text, where it differs from the unit of `formValue`. Sent as `{name}.unit` without script only. */
  typedUnit?: string | undefined;
  /**
   * Left-to-right content in both directions. Applies to the whole wrapper, so that adornments do not cover the text.
   */
  ltr?: boolean | undefined;
  /** Content before the text, in reading direction. */
  start?: ReactNode;
  /** Content after the text, in reading direction. */
  end?: ReactNode;
  /** Type of the text, after it. Goes below the text before that has no room. It is `aria-hidden`. */
  chip?: ReactNode;
}

function useFramedInput(
  { text, onTextChange, formValue, typedUnit, ltr, start, end, chip, onChange, ...rest }: FramedInputProps,
  control: ReturnType<typeof wiring>,
): ReactElement {
  useFormData(control.id, rest.name, formValue, typedUnit !== undefined);
  const side = ltr ? { dir: 'ltr' as const } : {};
  return (
    <div
      {...side}
      className="ta-frame"
      data-part="frame"
      data-chip={chip ? '' : undefined}
      {...stateAttributes(rest.disabled, control['aria-invalid'])}
    >
      {start}
      <input
        autoComplete="off"
        {...rest}
        {...side}
        className={classes('ta-frame-input', rest.className)}
        value={text}
        onChange={(event) => {
          onChange?.(event);
          onTextChange(event.currentTarget.value);
        }}
        {...control}
      />
      {end}
      {chip ? (
        <span aria-hidden="true" className="ta-frame-unit" data-part="unit" data-chip="">
          {chip}
        </span>
      ) : null}
      {typedUnit && rest.name ? (
        <input type="hidden" name={`${rest.name}.unit`} value={typedUnit} disabled={rest.disabled} form={rest.form} />
      ) : null}
    </div>
  );
}

/**
 * Input of a `Field` with content inside its border: a unit, an icon or buttons. Set `data-edge="start"` or
 * `data-edge="end"` on a button at the border.
 */
export function FramedInput(props: FramedInputProps) {
  return useFramedInput(props, useControl(props));
}

/** What surrounds the input of a framed field. */
interface Around extends Beside {
  /** Renders an element around the input. */
  around?: (input: ReactElement) => ReactElement;
}

/**
 * Renders a whole field: wrapper and `FramedInput`. A hook instead of a component: a field avoids the component layers
 * of `Field`.
 */
export function useFramedField(
  { id, ...head }: FieldOwnProps & { id: string },
  input: FramedInputProps,
  { around = (element) => element, ...rest }: Around = {},
): ReactElement {
  return frame(head, id, around(useFramedInput(input, wiring(id, head, input))), rest);
}

/** Unit of the text, inside the border. It is `aria-hidden`; convey its meaning to assistive technology elsewhere. */
export function FrameUnit({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="ta-frame-unit" data-part="unit">
      {children}
    </span>
  );
}
