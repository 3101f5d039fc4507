import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../../foundations/classes.ts';
import { useFormData } from '../draft/index.ts';
import { useControl } from '../Field/index.ts';

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
}

/**
 * Input of a `Field` with content inside its border: a unit, an icon or buttons. Set `data-edge="start"` or
 * `data-edge="end"` on a button at the border.
 */
export function FramedInput({
  text,
  onTextChange,
  formValue,
  typedUnit,
  ltr,
  start,
  end,
  onChange,
  ...rest
}: FramedInputProps) {
  const control = useControl(rest);
  useFormData(control.id, rest.name, formValue, typedUnit !== undefined);
  const side = ltr ? { dir: 'ltr' as const } : {};
  return (
    <div {...side} className="ta-frame" data-part="frame">
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
      {typedUnit && rest.name ? (
        <input type="hidden" name={`${rest.name}.unit`} value={typedUnit} disabled={rest.disabled} form={rest.form} />
      ) : null}
    </div>
  );
}

/**
 * Text inside the border: a unit or, as a chip, a type. It is `aria-hidden`; convey its meaning to assistive technology
 * elsewhere.
 */
export function FrameUnit({ chip, children }: { chip?: boolean; children: ReactNode }) {
  return (
    <span aria-hidden="true" className="ta-frame-unit" data-part="unit" data-chip={chip || undefined}>
      {children}
    </span>
  );
}
