import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@taawun/ui';

interface ChangeButtonProps {
  href: string;
  /** Name of the data to change, for assistive technology. */
  what: string;
  /** There is no value yet. */
  empty?: boolean;
}

/** Link from facts to their form. */
export function ChangeButton({ href, what, empty = false }: ChangeButtonProps) {
  const intl = useIntl();
  const id = empty ? 'portal.profile.add' : 'portal.profile.change';
  return (
    <Button variant="secondary" size="sm" href={href} aria-label={intl.formatMessage({ id: `${id}Of` }, { what })}>
      <FormattedMessage id={id} />
    </Button>
  );
}
