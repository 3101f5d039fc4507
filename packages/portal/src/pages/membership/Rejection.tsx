import { FormattedMessage, useIntl } from 'react-intl';
import type { MemberApplication } from '@taawun/api-client';
import { Alert, Button } from '@taawun/ui';

interface RejectionProps {
  application: Pick<MemberApplication, 'reference' | 'reason'>;
  onReopen: () => void;
}

/** Rejected application with its reason, and a button to apply again. */
export function Rejection({ application: { reference, reason }, onReopen }: RejectionProps) {
  const intl = useIntl();
  return (
    <Alert
      tone="warning"
      title={intl.formatMessage({ id: 'portal.register.rejected' }, { reference: `\u2066${reference}\u2069` })}
      action={
        <Button size="sm" onClick={onReopen}>
          <FormattedMessage id="portal.register.again" />
        </Button>
      }
    >
      <p>{reason}</p>
    </Alert>
  );
}
