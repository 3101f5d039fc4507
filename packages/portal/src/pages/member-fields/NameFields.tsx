import { useIntl } from 'react-intl';
import { Alert, Stack } from '@taawun/ui';
import { FormTextField, useFormValue } from '@taawun/ui/forms';
import { scriptOf, type Script } from './script.ts';

interface NameFieldProps {
  name: 'name' | 'name_en';
  /** Script in which documents print the name. */
  script: Script;
  required?: boolean;
}

/**
 * Field for a name as on the identity card. Another script causes a warning, not an error: some cards have only one.
 */
function NameField({ name, script, required = false }: NameFieldProps) {
  const intl = useIntl();
  const value = useFormValue(name);
  const typed = scriptOf(typeof value === 'string' ? value : '');
  return (
    <Stack gap={2}>
      <FormTextField
        name={name}
        dir={script === 'latin' ? 'ltr' : 'auto'}
        label={intl.formatMessage({ id: `portal.member.${name}` })}
        hint={intl.formatMessage({ id: `portal.member.${name}Hint` })}
        {...(required ? { required, autoComplete: 'name' } : { optional: true })}
      />
      {typed !== null && typed !== script && (
        <Alert tone="warning" role="status" title={intl.formatMessage({ id: `portal.member.${name}Script` })} />
      )}
    </Stack>
  );
}

/** Field for the name in Latin letters, which English documents print. */
export const LatinNameField = () => <NameField name="name_en" script="latin" />;

/** Fields for the name as on the identity card, in Arabic and in Latin letters. */
export const NameFields = () => (
  <>
    <NameField name="name" script="arabic" required />
    <LatinNameField />
  </>
);
