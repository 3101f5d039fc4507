import { Button } from '../../components/Button/index.ts';
import { AmountField, CheckboxField, DateField, IbanField, PhoneField, TextField } from '../index.ts';

interface NativeProps {
  texts: Record<'name' | 'mobile' | 'iban' | 'amount' | 'day' | 'terms' | 'clear' | 'send', string>;
  action: (data: FormData) => void;
}

export function Native({ texts, action }: NativeProps) {
  return (
    <form action={action}>
      <TextField name="name" autoComplete="name" label={texts.name} defaultValue="Sara" />
      <PhoneField name="mobile" label={texts.mobile} />
      <IbanField name="iban_no" label={texts.iban} />
      <AmountField name="amount" label={texts.amount} defaultValue={5000} />
      <DateField name="day" label={texts.day} defaultValue="2026-03-16" />
      <CheckboxField name="terms" label={texts.terms} />
      <Button type="reset" variant="quiet">
        {texts.clear}
      </Button>
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
