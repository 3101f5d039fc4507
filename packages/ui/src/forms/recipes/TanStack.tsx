import { useForm } from '@tanstack/react-form';
import { Button } from '../../components/Button/index.ts';
import { AmountField, CheckboxField, DateField, IbanField } from '../index.ts';

interface Pledge {
  day: string;
  amount: number | null;
  iban_no: string;
  terms: boolean;
}

const empty: Pledge = { day: '', amount: null, iban_no: '', terms: false };

interface TanStackProps {
  texts: Record<keyof Pledge | 'missing' | 'send', string>;
  onSubmit: (pledge: Pledge) => void;
}

export function TanStack({ texts, onSubmit }: TanStackProps) {
  const form = useForm({ defaultValues: empty, onSubmit: ({ value }) => onSubmit(value) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="day" validators={{ onSubmit: ({ value }) => (value ? undefined : texts.missing) }}>
        {({ name, state, handleChange, handleBlur }) => (
          <DateField
            label={texts.day}
            name={name}
            value={state.value}
            onValueChange={handleChange}
            onBlur={handleBlur}
            error={state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="amount">
        {({ name, state, handleChange, handleBlur }) => (
          <AmountField
            label={texts.amount}
            name={name}
            value={state.value}
            onValueChange={handleChange}
            onBlur={handleBlur}
          />
        )}
      </form.Field>
      <form.Field name="iban_no">
        {({ name, state, handleChange, handleBlur }) => (
          <IbanField
            label={texts.iban_no}
            name={name}
            value={state.value}
            onValueChange={handleChange}
            onBlur={handleBlur}
          />
        )}
      </form.Field>
      <form.Field name="terms">
        {({ name, state, handleChange, handleBlur }) => (
          <CheckboxField
            label={texts.terms}
            name={name}
            checked={state.value}
            onCheckedChange={handleChange}
            onBlur={handleBlur}
          />
        )}
      </form.Field>
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
