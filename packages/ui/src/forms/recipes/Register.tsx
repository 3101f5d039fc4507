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

interface RegisterProps {
  texts: Record<keyof Member | 'qassim' | 'missing' | 'fill' | 'clear' | 'send', string>;
  member?: Partial<Member>;
  onSubmit: (member: Member) => void;
}

export function Register({ texts, member, onSubmit }: RegisterProps) {
  const { register, handleSubmit, reset, setValue, formState } = useForm<Member>({
    defaultValues: { name: '', mobile: '', national_id: '', iban_no: '', region: '', password: '', ...member },
  });
  // A field shows its text in groups; `setValueAs` gives the form the value.
  const code = { setValueAs: normalizeCode };
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))} noValidate>
      <TextField
        label={texts.name}
        autoComplete="name"
        error={formState.errors.name?.message}
        {...register('name', { required: texts.missing })}
      />
      <PhoneField
        label={texts.mobile}
        {...register('mobile', { setValueAs: (text: string) => parseMobile(text) ?? text })}
      />
      <NationalIdField label={texts.national_id} {...register('national_id', code)} />
      <IbanField label={texts.iban_no} {...register('iban_no', code)} />
      <Select label={texts.region} options={[{ value: 'qassim', label: texts.qassim }]} {...register('region')} />
      <PasswordField label={texts.password} {...register('password')} />
      <CheckboxField label={texts.terms} {...register('terms')} />
      <Button type="button" variant="quiet" onClick={() => setValue('iban_no', 'SA0380000000608010167519')}>
        {texts.fill}
      </Button>
      <Button type="button" variant="quiet" onClick={() => reset()}>
        {texts.clear}
      </Button>
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
