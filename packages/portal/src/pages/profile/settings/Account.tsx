import { userNamesLimits } from '@taawun/domain';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '@taawun/api-client';
import { Alert, Badge, Card, EmailText, PhoneText, Stack, Text, useMessages } from '@taawun/ui';
import { FieldRow, FormTextField, rules } from '@taawun/ui/forms';
import { useServices } from '../../../lib/services.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { ContactChange } from './ContactChange.tsx';
import { EditForm } from '../../shared/EditForm.tsx';
import { READ_ID, useEditing } from '../../shared/editing.ts';

const names = rules.object({
  firstname: rules.string(rules.required(), rules.maxLength(userNamesLimits.firstname.maxLength)),
  lastname: rules.string(rules.required(), rules.maxLength(userNamesLimits.lastname.maxLength)),
});

/** Why an e-mail address must be confirmed. `bounced`: messages to it came back. */
type EmailProblem = 'unconfirmed' | 'bounced';

const emailStateOf = ({ email_confirmed, email_bounced }: User): 'known' | EmailProblem => {
  if (!email_confirmed) return 'unconfirmed';
  return email_bounced ? 'bounced' : 'known';
};

interface FactProps {
  term: string;
  href: string;
  /** @default 'known' */
  state?: 'known' | EmailProblem;
  children: ReactNode;
}

/** One fact with a link to change it. */
function Fact({ term, href, state = 'known', children }: FactProps) {
  const intl = useIntl();
  const details = children || intl.formatMessage({ id: 'portal.profile.none' });
  return (
    <Stack direction="row" justify="between" align="center" gap={4}>
      <Stack gap={1}>
        <Text tone="muted" size="sm">
          {term}
        </Text>
        <strong>{details}</strong>
      </Stack>
      <ChangeButton href={href} what={term} state={children ? state : 'empty'} />
    </Stack>
  );
}

/** Form for the user's display name. */
function Names({ user, onSaved, readHref }: { user: User; onSaved: () => Promise<void>; readHref: string }) {
  const { client, auth } = useServices();
  const save = async (values: Pick<User, 'firstname' | 'lastname'>) => {
    const { user: renamed } = await client.updateUser(values);
    auth.send({ type: 'user.changed', user: renamed });
  };
  return (
    <EditForm
      section="name"
      initialValues={{ firstname: user.firstname, lastname: user.lastname }}
      schema={names}
      save={save}
      onSaved={onSaved}
      readHref={readHref}
    >
      <FieldRow>
        <FormTextField name="firstname" autoComplete="given-name" required />
        <FormTextField name="lastname" autoComplete="family-name" required />
      </FieldRow>
    </EditForm>
  );
}

/** Name, phone and e-mail; each is changed separately. */
export function Account({ user }: { user: User }) {
  const intl = useIntl();
  const { editing, hrefOf, readHref, leave } = useEditing();
  const term = useMessages('fields');
  const emailState = emailStateOf(user);
  if (editing === 'name') return <Names user={user} onSaved={leave} readHref={readHref} />;
  if (editing === 'phone' || editing === 'email') {
    return (
      <ContactChange
        key={editing}
        kind={editing}
        current={editing === 'phone' ? user.phone.phone : user.email}
        confirmed={editing === 'phone' || emailState === 'known'}
        readHref={readHref}
        onChanged={() => void leave()}
      />
    );
  }
  return (
    <Card id={READ_ID}>
      <Stack gap={4}>
        <Fact term={intl.formatMessage({ id: 'fields.name' })} href={hrefOf('name')}>
          <bdi>
            <FormattedMessage
              id="portal.profile.fullName"
              values={{ firstname: user.firstname, lastname: user.lastname }}
            />
          </bdi>
        </Fact>
        <Fact term={term('phone')} href={hrefOf('phone')}>
          <PhoneText value={user.phone.phone} />
        </Fact>
        <Fact term={term('email')} href={hrefOf('email')} state={emailState}>
          {user.email && (
            <Stack direction="row" gap={2} align="center" wrap>
              <EmailText value={user.email} />
              {emailState !== 'known' && (
                <Badge tone={emailState === 'bounced' ? 'danger' : 'warning'}>
                  <FormattedMessage id={`portal.profile.${emailState}`} />
                </Badge>
              )}
            </Stack>
          )}
        </Fact>
        {emailState === 'bounced' && (
          <Alert tone="warning" title={<FormattedMessage id="portal.profile.bouncedTitle" />}>
            <FormattedMessage id="portal.profile.bouncedText" />
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
