import { useState } from 'react';
import { emptyError, initialText, options, serverError, type FieldSpec } from '../../data.ts';

/** One field with a state of its own: the least that React can do at a keystroke. */
export function PlainField({ field, submitted }: { field: FieldSpec; submitted: boolean }) {
  const [value, setValue] = useState(initialText(field));
  const [checked, setChecked] = useState(true);
  const { name, label, kind, hint, required } = field;
  const error =
    name === serverError.field
      ? serverError.text
      : submitted && name === emptyError.field && value === ''
        ? emptyError.text
        : undefined;
  if (kind === 'checkbox') {
    return (
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            name={name}
            checked={checked}
            onChange={(event) => setChecked(event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      </div>
    );
  }
  const described = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ') || undefined;
  const control = {
    id: name,
    name,
    className: 'control',
    value,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  } as const;
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {required ? (
          <span className="mark" aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </label>
      {kind === 'select' ? (
        <select {...control} onChange={(event) => setValue(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : null}
      {kind === 'textarea' ? (
        <textarea {...control} rows={5} onChange={(event) => setValue(event.currentTarget.value)} />
      ) : null}
      {kind === 'text' ? (
        <input {...control} type="text" onChange={(event) => setValue(event.currentTarget.value)} />
      ) : null}
      {hint ? <p id={`${name}-hint`}>{hint}</p> : null}
      {error ? (
        <p className="error" id={`${name}-error`}>
          <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
