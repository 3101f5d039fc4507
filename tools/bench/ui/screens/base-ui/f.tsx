import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { NumberField } from '@base-ui/react/number-field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import {
  choices,
  firstChoice,
  firstDate,
  firstNumber,
  inputs,
  showGregorian,
  showHijri,
  type InputSpec,
} from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Mark } from '../Mark.tsx';
import { Shell } from './shell.tsx';

/** A date is a text field: there is no date field. */
function BaseInput({ input: { name, kind, label, hint, required } }: { input: InputSpec }) {
  const [text, setText] = useState(showHijri(firstDate));
  const [choice, setChoice] = useState<string>(firstChoice);
  if (kind === 'radio')
    return (
      <Field.Root name={name} className="field">
        <Fieldset.Root render={<RadioGroup value={choice} onValueChange={setChoice} />}>
          <Fieldset.Legend>
            {label}
            {required ? <Mark /> : null}
          </Fieldset.Legend>
          {choices.map((option) => (
            <Field.Label key={option.value} className="check">
              <Radio.Root value={option.value}>
                <Radio.Indicator>•</Radio.Indicator>
              </Radio.Root>
              {option.label}
            </Field.Label>
          ))}
          <Field.Description>{hint}</Field.Description>
        </Fieldset.Root>
      </Field.Root>
    );
  return (
    <Field.Root name={name} className="field">
      <Field.Label>
        {label}
        {required ? <Mark /> : null}
      </Field.Label>
      {kind === 'number' ? (
        <NumberField.Root defaultValue={firstNumber} locale="ar-EG">
          <NumberField.Input className="control" aria-required={required} />
        </NumberField.Root>
      ) : (
        <span className="frame-input">
          <Button className="button small" aria-label="اختر من التقويم">
            <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
              <path d="M4 5h12v12H4zM4 9h12M7 3v4M13 3v4" />
            </svg>
          </Button>
          <Field.Control className="control" value={text} onValueChange={setText} aria-required={required} />
          <span className="badge">هجري</span>
        </span>
      )}
      <Field.Description>{kind === 'date' ? showGregorian(firstDate) : hint}</Field.Description>
    </Field.Root>
  );
}

const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
      {inputs.map((input) => (
        <BaseInput key={input.name} input={input} />
      ))}
      <Button type="submit" className="button">
        إرسال
      </Button>
    </form>
  </Shell>
);
serve({ App, usesDir: true });
