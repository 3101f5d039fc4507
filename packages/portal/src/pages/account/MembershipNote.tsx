import { FormattedMessage, useIntl } from 'react-intl';
import type { MemberApplication } from '@taawun/api-client';
import { Alert, Button, Stack } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

/** Status of a non-member's application, with the reason of a rejection, and the next step. */
export function MembershipNote({ application }: { application: MemberApplication | null }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const details = (
    <Button size="sm" variant="secondary" href={to('/last-step')}>
      <FormattedMessage id="portal.account.application" />
    </Button>
  );
  if (application?.status === 'applied') {
    return (
      <Alert
        tone="info"
        title={intl.formatMessage(
          { id: 'portal.account.applied' },
          { reference: `\u2066${application.reference}\u2069` },
        )}
        action={details}
      />
    );
  }
  if (application?.status === 'rejected') {
    return (
      <Alert
        tone="warning"
        title={intl.formatMessage(
          { id: 'portal.register.rejected' },
          { reference: `\u2066${application.reference}\u2069` },
        )}
        action={
          <Stack direction="row" gap={2} wrap>
            <Button size="sm" href={to('/member-register')}>
              <FormattedMessage id="portal.register.again" />
            </Button>
            {details}
          </Stack>
        }
      >
        <p>{application.reason}</p>
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      title={intl.formatMessage({ id: 'portal.account.notMember' })}
      action={
        <Button size="sm" href={to('/member-register')}>
          <FormattedMessage id="portal.menu.join" />
        </Button>
      }
    >
      <FormattedMessage id="portal.account.notMemberText" />
    </Alert>
  );
}
