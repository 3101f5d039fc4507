import { useState } from 'react';
import {
  choices,
  firstChoice,
  firstDate,
  firstNumber,
  showGregorian,
  showHijri,
  showNumber,
  type InputSpec,
} from '../../data.ts';
import { Mark } from '../Mark.tsx';

/** One input with a state of its own. A date shows the Hijri date, and the Gregorian one below it. */
export function PlainInput({ input: { name, kind, label, hint, required } }: { input: InputSpec }) {
  const [text, setText] = useState(kind === 'date' ? showHijri(firstDate) : showNumber(firstNumber));
  const [choice, setChoice] = useState(firstChoice);
  if (kind === 'radio')
    return (
      <fieldset className="field" aria-describedby={`${name}-hint`}>
        <legend>
          {label}
          {required ? <Mark /> : null}
        </legend>
        <div>
          {choices.map((option) => (
            <label key={option.value} className="check">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={choice === option.value}
                onChange={() => setChoice(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
        <p id={`${name}-hint`}>{hint}</p>
      </fieldset>
    );
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {required ? <Mark /> : null}
      </label>
      <span className="frame-input">
        {kind === 'date' ? (
          <button type="button" className="button small" aria-label="اختر من التقويم" aria-haspopup="dialog">
            <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
              <path d="M4 5h12v12H4zM4 9h12M7 3v4M13 3v4" />
            </svg>
          </button>
        ) : null}
        <input
          id={name}
          name={name}
          className="control"
          type="text"
          inputMode={kind === 'number' ? 'numeric' : undefined}
          value={text}
          aria-required={required}
          aria-describedby={`${name}-hint`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {kind === 'date' ? <span className="badge">هجري</span> : null}
      </span>
      <p id={`${name}-hint`}>{kind === 'date' ? showGregorian(firstDate) : hint}</p>
    </div>
  );
}
