import { FormattedMessage, useIntl } from 'react-intl';
import { Button, MemberCard, ShareLinks, Stack, Text, useLocale } from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { userOf } from '../../machines/auth/auth.ts';

/** Welcomes a new member: the card to keep, the shares, and an invitation to share with others. */
export function Welcome() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { locale } = useLocale();
  const { settings } = useSite();
  const { auth, config } = useServices();
  const member = useView(auth, userOf)?.member;
  const association = settings['association_short_name'] ?? intl.formatMessage({ id: 'portal.title' });
  return (
    <Stack gap={6} role="status">
      <Text size="lg">
        <FormattedMessage id="portal.lastStep.approved" />
      </Text>
      {member && (
        <MemberCard
          association={association}
          name={(locale === 'en' && member.name_en) || member.name}
          number={member.mem_no}
          since={member.mem_date}
        />
      )}
      <Stack direction="row" gap={3} wrap>
        <Button href={to('/profile/contribution')}>
          <FormattedMessage id="portal.lastStep.contribution" />
        </Button>
        <Button variant="secondary" href={to('/profile')}>
          <FormattedMessage id="portal.lastStep.profile" />
        </Button>
      </Stack>
      <Stack gap={2}>
        <Text tone="muted" size="sm">
          <FormattedMessage id="portal.lastStep.invite" />
        </Text>
        <ShareLinks
          title={intl.formatMessage({ id: 'portal.lastStep.shareText' }, { association })}
          url={config.publicOrigin + to('/member-register')}
        />
      </Stack>
    </Stack>
  );
}
