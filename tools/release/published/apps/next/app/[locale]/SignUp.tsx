'use client';
import { useState } from 'react';
import { Dialog } from '@taawun/ui';
import { Form, FormIbanField, rules, SubmitButton } from '@taawun/ui/forms';

const text = { ar: { send: 'إرسال', sent: 'وصل الطلب' }, en: { send: 'Send', sent: 'Received' } };
const schema = rules.object({ iban_no: rules.string(rules.required(), rules.iban()) });

export function SignUp({ locale }: { locale: 'ar' | 'en' }) {
  const [open, setOpen] = useState(false);
  return (
    <Form initialValues={{ iban_no: '' }} schema={schema} onSubmit={() => setOpen(true)}>
      <FormIbanField name="iban_no" required />
      <SubmitButton>{text[locale].send}</SubmitButton>
      <Dialog open={open} onOpenChange={setOpen} title={text[locale].sent} />
    </Form>
  );
}
