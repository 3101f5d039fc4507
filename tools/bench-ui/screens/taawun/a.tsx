import { Form, SubmitButton } from '@taawun/ui/forms';
import { fields, serverError } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { BoundField, schemaOf, valuesOf } from './fields.tsx';
import { Shell } from './shell.tsx';

const initialValues = valuesOf(fields);
const schema = schemaOf(fields);
const serverErrors = { [serverError.field]: [serverError.text] };

const App = () => (
  <Shell>
    <Form initialValues={initialValues} schema={schema} serverErrors={serverErrors} onSubmit={() => undefined} style={{ maxInlineSize: 640, marginInline: 'auto' }}>
      {fields.map((field) => <BoundField key={field.name} field={field} />)}
      <SubmitButton>إرسال</SubmitButton>
    </Form>
  </Shell>
);
serve({ App });
