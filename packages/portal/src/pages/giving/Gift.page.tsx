import { FormattedMessage, useIntl } from 'react-intl';
import {
  Button,
  Container,
  DateText,
  Heading,
  Money,
  Section,
  ShareLinks,
  Stack,
  Text,
  VisuallyHidden,
} from '@taawun/ui';
import { GiftCard, GiftEnvelope } from '@taawun/ui/forms';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { campaignPath } from '../identity/campaign-path.ts';

const load = async ({ client, params, signal }: LoadArgs) =>
  (await client.getGift({ gift_code: params['code'] ?? '' }, { signal, unasked: true })).gift;

/**
 * Page for the receiver of a gift, without the site's navigation: an envelope, then the card, the target of the donation,
 * and share links.
 */
function GiftPage() {
  const { code, receiver_name, sender_name, message, target, date, amount } = useLoaded<typeof load>();
  const intl = useIntl();
  const { to } = useLocalPath();
  const { config } = useServices();
  const title = intl.formatMessage({ id: 'portal.gift.title' }, { name: receiver_name });
  return (
    <Section space="sm">
      <Container size="form">
        <VisuallyHidden>
          <Heading level={1}>{title}</Heading>
        </VisuallyHidden>
        <GiftEnvelope receiver={receiver_name}>
          <Stack gap={6}>
            <GiftCard
              program={target.title}
              receiver={receiver_name}
              sender={sender_name ?? ''}
              message={message ?? ''}
            />
            <Stack gap={2} align="center">
              <Text tone="muted" align="center">
                <FormattedMessage
                  id="portal.gift.given"
                  values={{ date: <DateText key="date" value={date} calendar="both" /> }}
                />
              </Text>
              {amount !== null && (
                <Text align="center">
                  <FormattedMessage
                    id="portal.gift.amount"
                    values={{ amount: <Money key="amount" halalas={amount} strong /> }}
                  />
                </Text>
              )}
            </Stack>
            <Stack gap={3} align="center">
              <ShareLinks title={title} url={config.publicOrigin + to(`/gift/${code}`)} noPrint />
              <Stack direction="row" wrap gap={3} justify="center">
                {target.type !== 'general' && target.slug && (
                  <Button variant="ghost" href={to(campaignPath(target.type, target.slug))}>
                    <FormattedMessage id="portal.gift.program" />
                  </Button>
                )}
                <Button variant="giving" icon="heart" href={to('/donate')}>
                  <FormattedMessage id="portal.gift.give" />
                </Button>
              </Stack>
            </Stack>
          </Stack>
        </GiftEnvelope>
      </Container>
    </Section>
  );
}

export const page = definePage({
  load,
  meta: ({ receiver_name, target, image }, intl) => ({
    title: intl.formatMessage({ id: 'portal.gift.title' }, { name: receiver_name }),
    description: intl.formatMessage({ id: 'portal.gift.description' }, { program: target.title }),
    image,
  }),
  Component: GiftPage,
});
