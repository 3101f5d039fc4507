import { useState } from 'react';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { emptyError, initialText, options, serverError, type FieldSpec } from '../../data.ts';

export function MantineField({ field, submitted }: { field: FieldSpec; submitted: boolean }) {
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
      <Checkbox
        name={name}
        label={label}
        checked={checked}
        onChange={(event) => setChecked(event.currentTarget.checked)}
      />
    );
  const common = {
    id: name,
    name,
    label,
    value,
    error,
    withAsterisk: required,
    ...(hint ? { description: hint } : {}),
  };
  if (kind === 'select')
    return <NativeSelect {...common} data={options} onChange={(event) => setValue(event.currentTarget.value)} />;
  return kind === 'textarea' ? (
    <Textarea {...common} rows={5} onChange={(event) => setValue(event.currentTarget.value)} />
  ) : (
    <TextInput {...common} onChange={(event) => setValue(event.currentTarget.value)} />
  );
}
