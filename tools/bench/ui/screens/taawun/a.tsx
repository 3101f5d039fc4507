import { Form, SubmitButton } from '@taawun/ui/forms';
import core from '@taawun/ui/intl/ar/core';
import forms from '@taawun/ui/intl/ar/forms';
import { fields, serverError } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { BoundField, schemaOf, valuesOf } from './fields.tsx';
import { Shell } from './shell.tsx';

const messages = { ...core, ...forms };
const initialValues = valuesOf(fields);
const schema = schemaOf(fields);
const serverErrors = { [serverError.field]: [serverError.text] };

const App = () => (
  <Shell messages={messages}>
    <Form
      initialValues={initialValues}
      schema={schema}
      serverErrors={serverErrors}
      onSubmit={() => undefined}
      style={{ maxInlineSize: 640, marginInline: 'auto' }}
    >
      {fields.map((field) => (
        <BoundField key={field.name} field={field} />
      ))}
      <SubmitButton>إرسال</SubmitButton>
    </Form>
  </Shell>
);
serve({ App });
