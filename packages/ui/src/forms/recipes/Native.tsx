import { Button } from '../../components/Button/index.ts';
import { AmountField, CheckboxField, DateField, IbanField, PhoneField, TextField } from '../index.ts';

export function Native({ action }: { action: (data: FormData) => void }) {
  return (
    <form action={action}>
      <TextField name="name" label="Name" defaultValue="Sara" />
      <PhoneField name="mobile" label="Mobile number" />
      <IbanField name="iban_no" label="IBAN" />
      <AmountField name="amount" label="Amount" defaultValue={5000} />
      <DateField name="day" label="Day" defaultValue="2026-03-16" />
      <CheckboxField name="terms" label="I accept the terms" />
      <Button type="reset" variant="quiet">
        Clear
      </Button>
      <Button type="submit">Send</Button>
    </form>
  );
}
