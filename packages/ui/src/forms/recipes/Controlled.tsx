import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { AmountField, Combobox, DateField, FileField, RadioGroup, StepperField } from '../index.ts';

export interface Gift {
  amount: number | null;
  months: number | null;
  day: string;
  city: string;
  plan: string;
  receipt: File | null;
}

const cities = [
  { value: 'buraidah', label: 'Buraidah' },
  { value: 'unaizah', label: 'Unaizah' },
];
const plans = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Every month' },
];

export function Controlled({ onSubmit }: { onSubmit: (gift: Gift) => void }) {
  const { control, handleSubmit } = useForm<Gift>({
    defaultValues: { amount: null, months: 1, day: '', city: '', plan: '', receipt: null },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))} noValidate>
      <Controller
        name="plan"
        control={control}
        rules={{ required: 'Choose a plan' }}
        render={({ field: { onChange, ref, ...field }, fieldState }) => (
          <RadioGroup
            {...field}
            inputRef={ref}
            onValueChange={onChange}
            label="Plan"
            options={plans}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="amount"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <AmountField {...field} onValueChange={onChange} label="Amount" />
        )}
      />
      <Controller
        name="months"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <StepperField {...field} onValueChange={onChange} label="Months" min={1} />
        )}
      />
      <Controller
        name="day"
        control={control}
        render={({ field: { onChange, ...field } }) => <DateField {...field} onValueChange={onChange} label="Day" />}
      />
      <Controller
        name="city"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Combobox {...field} onValueChange={onChange} label="City" options={cities} />
        )}
      />
      <Controller
        name="receipt"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <FileField {...field} onValueChange={onChange} label="Receipt" />
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}
