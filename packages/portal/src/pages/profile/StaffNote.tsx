import { FormattedMessage } from 'react-intl';
import { Link, Text } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

/** Who changes what a member cannot change, and how to ask for it. */
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
