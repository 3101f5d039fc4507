import { useState } from 'react';
import { Button, Dialog } from '@taawun/ui';
import { Form, SubmitButton } from '@taawun/ui/forms';
import { dialogFields } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { BoundField, schemaOf, valuesOf } from './fields.tsx';
import { Shell } from './shell.tsx';

const initialValues = valuesOf(dialogFields);
const schema = schemaOf(dialogFields);

function App() {
  const [open, setOpen] = useState(false);
  return (
    <Shell>
      <Button id="open" onClick={() => setOpen(true)}>تعديل البيانات</Button>
      <Dialog open={open} onOpenChange={setOpen} title="البيانات الشخصية">
        <Form initialValues={initialValues} schema={schema} onSubmit={() => undefined}>
          {dialogFields.map((field) => <BoundField key={field.name} field={field} />)}
          <SubmitButton>حفظ</SubmitButton>
        </Form>
      </Dialog>
    </Shell>
  );
}
serve({ App });
