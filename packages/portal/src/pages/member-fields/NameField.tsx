import { useIntl } from 'react-intl';
import { Alert, Stack } from '@taawun/ui';
import { FormTextField, useFormValue } from '@taawun/ui/forms';
import { scriptOf, type Script } from './script.ts';

interface NameFieldProps {
  name: string;
  /** Script in which documents print the name. */
  script: Script;
  required?: boolean;
  optional?: boolean;
  autoComplete?: string;
}

/**
 * Field for a name as on the identity card. Another script causes a warning, not an error: some cards have only one.
 */
export function NameField({ name, script, ...rest }: NameFieldProps) {
  const intl = useIntl();
  const own = script === 'latin' ? 'name_en' : 'name';
  const value = useFormValue(name);
  const typed = scriptOf(typeof value === 'string' ? value : '');
  return (
    <Stack gap={2}>
      <FormTextField
        {...rest}
        name={name}
        dir={script === 'latin' ? 'ltr' : 'auto'}
        label={intl.formatMessage({ id: `portal.member.${own}` })}
        hint={intl.formatMessage({ id: `portal.member.${own}Hint` })}
      />
      {typed !== null && typed !== script && (
        <Alert tone="warning" role="status" title={intl.formatMessage({ id: `portal.member.${own}Script` })} />
      )}
    </Stack>
  );
}
