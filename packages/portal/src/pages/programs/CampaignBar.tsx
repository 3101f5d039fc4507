import { FormattedMessage } from 'react-intl';
import type { Program } from '@taawun/api-client';
import { ActionBar, Button, Money, NumberText } from '@taawun/ui';
import { PANEL } from '../shared/giving/donation.ts';

/** The phone's way back to the donation from anywhere on a campaign's page. */
export function CampaignBar({ program: { raised, goal } }: { program: Program }) {
  return (
    <ActionBar
      target={PANEL}
      text={
        goal > 0 && (
          <FormattedMessage
            id="portal.campaign.bar"
            values={{
              share: <NumberText key="share" value={raised / goal} format="percent" />,
              goal: <Money key="goal" halalas={goal} />,
            }}
          />
        )
      }
    >
      <Button variant="giving" icon="heart" href={`#${PANEL}`}>
        <FormattedMessage id="ui.program.donate" />
      </Button>
    </ActionBar>
  );
}
