import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Program } from '@taawun/api-client';
import {
  Card,
  Container,
  DateText,
  Heading,
  ImpactList,
  MilestoneList,
  RichText,
  Section,
  ShareLinks,
  Split,
  Stack,
  Text,
} from '@taawun/ui';
import { useLocation } from 'react-router-dom';
import { useLocalPath } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';
import { CampaignFacts } from '../identity/CampaignFacts.tsx';
import { hrefOfChoice } from '../shared/giving/donation.ts';
import type { Choice } from '../shared/use-choice.ts';

interface CampaignBodyProps {
  program: Program;
  /** The donation that is being chosen; `null` when the campaign takes none. */
  choice: Choice | null;
}

/** The story of a campaign, what amounts give, and reports; milestones and facts beside them. */
export function CampaignBody({ program, choice }: CampaignBodyProps) {
  const { slug, title, summary, body, impacts, milestones, updates, raised } = program;
  const { pathname, search } = useLocation();
  const { to } = useLocalPath();
  const { config } = useServices();
  return (
    <Section space="md">
      <Container>
        <Split
          ratio="side"
          aside={
            <Stack gap={6}>
              {milestones.length > 0 && (
                <Card>
                  <Part id="portal.campaign.milestones">
                    <MilestoneList items={milestones} raised={raised} />
                  </Part>
                </Card>
              )}
              <ShareLinks noPrint title={title} url={config.publicOrigin + to(`/programs/${slug}`)} />
            </Stack>
          }
        >
          <Stack gap={12}>
            <RichText html={body || `<p>${summary}</p>`} />
            {choice && impacts.length > 0 && (
              <Part id="portal.campaign.impacts">
                <ImpactList
                  items={impacts}
                  hrefFor={(amount) => hrefOfChoice(pathname, search, { ...choice.value, amount })}
                  onChoose={choice.chooseAmount}
                />
              </Part>
            )}
            {updates.length > 0 && (
              <Part id="portal.campaign.updates">
                <Updates updates={updates} />
              </Part>
            )}
            <Part id="portal.campaign.facts">
              <CampaignFacts program={program} noProgress />
            </Part>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}

function Part({ id, children }: { id: NonNullable<MessageDescriptor['id']>; children: ReactNode }) {
  const intl = useIntl();
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        {intl.formatMessage({ id })}
      </Heading>
      {children}
    </Stack>
  );
}

const Updates = ({ updates }: Pick<Program, 'updates'>) => (
  <Stack gap={4} as="ol" role="list">
    {updates.map(({ date, title, text }) => (
      <Card key={`${date} ${title}`} as="li">
        <Stack gap={2}>
          <Text tone="muted" size="sm">
            <DateText value={date} calendar="both" />
          </Text>
          <Heading level={3}>{title}</Heading>
          <Text>{text}</Text>
        </Stack>
      </Card>
    ))}
  </Stack>
);
