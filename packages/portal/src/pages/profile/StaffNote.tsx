import { FormattedMessage } from 'react-intl';
import { Link, Text } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

/** Note: the association's staff changes these fields, with a link to contact them. */
export function StaffNote() {
  const { to } = useLocalPath();
  return (
    <Text tone="muted" size="sm">
      <FormattedMessage
        id="portal.profile.staffNote"
        values={{ link: (text) => <Link href={to('/contact-us')}>{text}</Link> }}
      />
    </Text>
  );
}
