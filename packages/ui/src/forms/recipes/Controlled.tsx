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

interface ControlledProps {
  texts: Record<keyof Gift | 'missing' | 'send', string>;
  cities: { value: string; label: string }[];
  plans: { value: string; label: string }[];
  onSubmit: (gift: Gift) => void;
}

export function Controlled({ texts, cities, plans, onSubmit }: ControlledProps) {
  const { control, handleSubmit } = useForm<Gift>({
    defaultValues: { amount: null, months: 1, day: '', city: '', plan: '', receipt: null },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))} noValidate>
      <Controller
        name="plan"
        control={control}
        rules={{ required: texts.missing }}
        render={({ field: { onChange, ref, ...field }, fieldState }) => (
          <RadioGroup
            {...field}
            inputRef={ref}
            onValueChange={onChange}
            label={texts.plan}
            options={plans}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="amount"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <AmountField {...field} onValueChange={onChange} label={texts.amount} />
        )}
      />
      <Controller
        name="months"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <StepperField {...field} onValueChange={onChange} label={texts.months} min={1} />
        )}
      />
      <Controller
        name="day"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <DateField {...field} onValueChange={onChange} label={texts.day} />
        )}
      />
      <Controller
        name="city"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Combobox {...field} onValueChange={onChange} label={texts.city} options={cities} />
        )}
      />
      <Controller
        name="receipt"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <FileField {...field} onValueChange={onChange} label={texts.receipt} />
        )}
      />
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
