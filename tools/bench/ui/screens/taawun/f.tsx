import { Form, FormDateField, FormNumberField, FormRadioGroup, SubmitButton } from '@taawun/ui/forms';
import core from '@taawun/ui/intl/ar/core';
import forms from '@taawun/ui/intl/ar/forms';
import kit from '@taawun/ui/intl/ar/kit';
import { choices, firstChoice, firstDate, firstNumber, inputs, type InputSpec } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const messages = { ...core, ...forms, ...kit };
const first = { number: firstNumber, radio: firstChoice, date: firstDate } as const;
const initialValues = Object.fromEntries(inputs.map(({ name, kind }) => [name, first[kind]]));

function BoundInput({ input: { kind, ...common } }: { input: InputSpec }) {
  if (kind === 'radio') return <FormRadioGroup {...common} options={choices} />;
  return kind === 'number' ? <FormNumberField {...common} /> : <FormDateField {...common} calendar="hijri" />;
}

const App = () => (
  <Shell messages={messages}>
    <Form initialValues={initialValues} onSubmit={() => undefined} style={{ maxInlineSize: 640, marginInline: 'auto' }}>
      {inputs.map((input) => (
        <BoundInput key={input.name} input={input} />
      ))}
      <SubmitButton>إرسال</SubmitButton>
    </Form>
  </Shell>
);
serve({ App });
