import { useState } from 'react';
import { Button, Dialog } from '@taawun/ui';
import { Form, FormTextField, rules, SubmitButton } from '@taawun/ui/forms';
import core from '@taawun/ui/intl/ar/core';
import forms from '@taawun/ui/intl/ar/forms';
import { dialogFields, initialText } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const messages = { ...core, ...forms };
const initialValues = Object.fromEntries(dialogFields.map((field) => [field.name, initialText(field)]));
const schema = rules.object(
  Object.fromEntries(
    dialogFields.map(({ name, required }) => [name, required ? rules.string(rules.required()) : rules.string()]),
  ),
);

function App() {
  const [open, setOpen] = useState(false);
  return (
    <Shell messages={messages}>
      <Button id="open" onClick={() => setOpen(true)}>
        تعديل البيانات
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="البيانات الشخصية">
        <Form initialValues={initialValues} schema={schema} onSubmit={() => undefined}>
          {dialogFields.map(({ name, label, hint, required }) => (
            <FormTextField key={name} name={name} label={label} hint={hint} required={required} />
          ))}
          <SubmitButton>حفظ</SubmitButton>
        </Form>
      </Dialog>
    </Shell>
  );
}
serve({ App });
