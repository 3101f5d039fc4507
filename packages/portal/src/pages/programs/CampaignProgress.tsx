import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Program } from '@taawun/api-client';
import { Money, Stack, StarMeter, Text } from '@taawun/ui';

const bold = (text: ReactNode[]): ReactNode => <b key="raised">{text}</b>;

/** What was raised of the goal, and by how many. */
export function CampaignProgress({ program: { raised, goal, donors_count } }: { program: Program }) {
  const intl = useIntl();
  return (
    <Stack direction="row" gap={4} align="center">
      {goal > 0 && (
        <StarMeter
          size="sm"
          tone="giving"
          value={raised}
          max={goal}
          label={intl.formatMessage({ id: 'portal.programs.raised' })}
        />
      )}
      <Stack gap={1}>
        <Text>
          <FormattedMessage
            id={goal > 0 ? 'ui.program.raised' : 'ui.program.raisedSoFar'}
            values={{ raised: <Money key="r" halalas={raised} />, goal: <Money key="g" halalas={goal} />, b: bold }}
          />
        </Text>
        <Text tone="muted" size="sm">
          <FormattedMessage id="portal.campaign.donorsCount" values={{ count: donors_count }} />
        </Text>
      </Stack>
    </Stack>
  );
}
