import { FormattedMessage } from 'react-intl';
import { Card, Heading, Stack, Text, useMessages } from '@taawun/ui';
import { FieldRow, FormPhoneField, FormSwitch, FormTextField, FormWordCountedTextArea } from '@taawun/ui/forms';

interface DonorFieldsProps {
  /** Whether the user is signed in; name, phone and e-mail then come from the account. */
  signedIn: boolean;
  maxWords: number;
}

/** Optional details of the donor. */
export function DonorFields({ signedIn, maxWords }: DonorFieldsProps) {
  const label = useMessages('portal.giving');
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="sm">
            {label('you')}
          </Heading>
          <Text tone="muted" size="sm">
            <FormattedMessage id={signedIn ? 'portal.giving.youSignedIn' : 'portal.giving.youText'} />
          </Text>
        </Stack>
        {!signedIn && (
          <>
            <FormTextField name="donor_name" label={label('name')} autoComplete="name" optional />
            <FieldRow>
              <FormTextField
                name="donor_email"
                label={label('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                ltr
                optional
                hint={label('emailHint')}
              />
              <FormPhoneField name="donor_mobile" label={label('mobile')} autoComplete="tel" optional />
            </FieldRow>
          </>
        )}
        <FormWordCountedTextArea name="message" label={label('message')} maxWords={maxWords} rows={3} optional />
        <FormSwitch name="show_on_wall" label={label('wall')} hint={label('wallHint')} />
        <FormSwitch name="anonymous" label={label('anonymous')} hint={label('anonymousHint')} />
      </Stack>
    </Card>
  );
}
