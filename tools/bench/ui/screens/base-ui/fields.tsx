import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { emptyError, initialText, options, serverError, type FieldSpec } from '../../data.ts';

export function BaseField({ field, submitted }: { field: FieldSpec; submitted: boolean }) {
  const [value, setValue] = useState(initialText(field));
  const [checked, setChecked] = useState(true);
  const { name, label, kind, hint, required } = field;
  const error =
    name === serverError.field
      ? serverError.text
      : submitted && name === emptyError.field && value === ''
        ? emptyError.text
        : undefined;
  if (kind === 'checkbox')
    return (
      <Field.Root name={name} className="field">
        <Field.Label className="check">
          <Checkbox.Root checked={checked} onCheckedChange={setChecked}>
            <Checkbox.Indicator>✓</Checkbox.Indicator>
          </Checkbox.Root>
          {label}
        </Field.Label>
      </Field.Root>
    );
  const control = { className: 'control', value, 'aria-required': required, onValueChange: setValue };
  return (
    <Field.Root name={name} className="field" invalid={Boolean(error)}>
      <Field.Label>
        {label}
        {required ? (
          <span className="mark" aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </Field.Label>
      {kind === 'select' ? (
        <Field.Control
          {...control}
          render={
            <select>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          }
        />
      ) : null}
      {kind === 'textarea' ? <Field.Control {...control} render={<textarea rows={5} />} /> : null}
      {kind === 'text' ? <Field.Control {...control} /> : null}
      {hint ? <Field.Description>{hint}</Field.Description> : null}
      {error ? (
        <Field.Error className="error" match>
          {error}
        </Field.Error>
      ) : null}
    </Field.Root>
  );
}
