import { normalizeCode, parseMobile } from '@taawun/domain';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { CheckboxField, IbanField, NationalIdField, PasswordField, PhoneField, Select, TextField } from '../index.ts';

export interface Member {
  name: string;
  mobile: string;
  national_id: string;
  iban_no: string;
  region: string;
  password: string;
  terms: boolean;
}

export function Register({ member, onSubmit }: { member?: Partial<Member>; onSubmit: (member: Member) => void }) {
  const { register, handleSubmit, reset, setValue, formState } = useForm<Member>({
    defaultValues: { name: '', mobile: '', national_id: '', iban_no: '', region: '', password: '', ...member },
  });
  // A field shows its text in groups; `setValueAs` gives the form the value.
  const code = { setValueAs: normalizeCode };
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))} noValidate>
      <TextField
        label="Name"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Enter a name' })}
      />
      <PhoneField
        label="Mobile number"
        {...register('mobile', { setValueAs: (text: string) => parseMobile(text) ?? text })}
      />
      <NationalIdField label="National ID" {...register('national_id', code)} />
      <IbanField label="IBAN" {...register('iban_no', code)} />
      <Select label="Region" options={[{ value: 'qassim', label: 'Qassim' }]} {...register('region')} />
      <PasswordField label="Password" {...register('password')} />
      <CheckboxField label="I accept the terms" {...register('terms')} />
      <Button type="button" variant="quiet" onClick={() => setValue('iban_no', 'SA0380000000608010167519')}>
        Use my IBAN
      </Button>
      <Button type="button" variant="quiet" onClick={() => reset()}>
        Clear
      </Button>
      <Button type="submit">Send</Button>
    </form>
  );
}
