import { FormattedMessage } from 'react-intl';
import { Button, Card, Heading, Stack, Text } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import type { CampaignState } from './load.ts';

/** Replaces the donation of a campaign that takes none. */
export function ClosedCampaign({ state }: { state: Exclude<CampaignState, 'open'> }) {
  const { to } = useLocalPath();
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="md">
          <FormattedMessage id={`portal.campaign.${state}`} />
        </Heading>
        <Text>
          <FormattedMessage id={`portal.campaign.${state}Text`} />
        </Text>
        <Button variant="giving" block href={to('/identity/programs')}>
          <FormattedMessage id="portal.campaign.seeOthers" />
        </Button>
      </Stack>
    </Card>
  );
}
