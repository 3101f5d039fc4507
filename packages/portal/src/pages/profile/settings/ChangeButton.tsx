import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@taawun/ui';

interface ChangeButtonProps {
  href: string;
  /** Name of the data to change, for assistive technology. */
  what: string;
  /** `empty`: there is no value yet; `unconfirmed` and `bounced`: it can be confirmed by a code. @default 'known' */
  state?: 'known' | 'empty' | 'unconfirmed' | 'bounced';
}

const MESSAGES = {
  known: 'portal.profile.change',
  empty: 'portal.profile.add',
  unconfirmed: 'portal.profile.confirm',
  bounced: 'portal.profile.confirm',
} as const;

/** Link from facts to their form. */
export function ChangeButton({ href, what, state = 'known' }: ChangeButtonProps) {
  const intl = useIntl();
  const id = MESSAGES[state];
  return (
    <Button variant="secondary" size="sm" href={href} aria-label={intl.formatMessage({ id: `${id}Of` }, { what })}>
      <FormattedMessage id={id} />
    </Button>
  );
}
