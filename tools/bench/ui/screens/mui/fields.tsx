import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { emptyError, initialText, options, serverError, type FieldSpec } from '../../data.ts';

export function MuiField({ field, submitted }: { field: FieldSpec; submitted: boolean }) {
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
      <FormControlLabel
        label={label}
        control={<Checkbox name={name} checked={checked} onChange={(event) => setChecked(event.target.checked)} />}
      />
    );
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      required={required}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={Boolean(error)}
      helperText={error ?? hint}
      {...(kind === 'select' ? { select: true, slotProps: { select: { native: true } } } : {})}
      {...(kind === 'textarea' ? { multiline: true, rows: 5 } : {})}
    >
      {kind === 'select'
        ? options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))
        : undefined}
    </TextField>
  );
}
