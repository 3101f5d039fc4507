import { DONATION_WORD_LIMIT } from '@taawun/domain/giving';
import { riyadhToday } from '@taawun/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '@taawun/api-client';
import { Button, Card, Heading, Stack, Text } from '@taawun/ui';
import { GiftCard, GiftDialog, type Gift } from '@taawun/ui/forms';
import type { DonationDraft } from './draft.ts';
import { GIFT_FIELDS, nameOf, type GivingTarget } from './intent.ts';

interface GiftProps {
  draft: DonationDraft;
  targets: readonly GivingTarget[];
}

const useProgram = ({ draft: { target }, targets }: GiftProps): string => {
  const intl = useIntl();
  return targets.find((each) => nameOf(each) === target)?.title ?? intl.formatMessage({ id: 'portal.giving.general' });
};

/** Gift part of the donation: the preview of the card, or a button to create one. */
export function GiftPart({ onOpen, onRemove, ...props }: GiftProps & { onOpen: () => void; onRemove: () => void }) {
  const program = useProgram(props);
  const { gift } = props.draft;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack direction="row" justify="between" align="center" wrap gap={3}>
          <Stack gap={1}>
            <Heading level={2} size="sm">
              <FormattedMessage id="portal.giving.gift" />
            </Heading>
            {!gift && (
              <Text tone="muted" size="sm">
                <FormattedMessage id="portal.giving.giftText" />
              </Text>
            )}
          </Stack>
          <Stack direction="row" gap={2}>
            <Button variant="secondary" size="sm" icon="heart" onClick={onOpen}>
              <FormattedMessage id={gift ? 'portal.giving.giftEdit' : 'portal.giving.giftAdd'} />
            </Button>
            {gift && (
              <Button variant="quiet" size="sm" onClick={onRemove}>
                <FormattedMessage id="portal.giving.giftRemove" />
              </Button>
            )}
          </Stack>
        </Stack>
        {gift && (
          <GiftCard program={program} receiver={gift.receiver_name} sender={gift.sender_name} message={gift.message} />
        )}
      </Stack>
    </Card>
  );
}

interface GiftStepProps extends GiftProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  serverErrors: FieldErrors | null;
  onSubmit: (gift: Gift) => void;
}

/** Dialog with the gift form. Rendered beside the donation form, because forms cannot be nested. */
export function GiftStep({ open, onOpenChange, serverErrors, onSubmit, ...props }: GiftStepProps) {
  const program = useProgram(props);
  const faults = Object.entries(serverErrors ?? {}).flatMap(([field, texts]) =>
    GIFT_FIELDS[field] ? [[GIFT_FIELDS[field], texts]] : [],
  );
  return (
    <GiftDialog
      open={open}
      onOpenChange={onOpenChange}
      program={program}
      gift={props.draft.gift ?? undefined}
      maxWords={DONATION_WORD_LIMIT}
      minDate={riyadhToday()}
      serverErrors={faults.length ? (Object.fromEntries(faults) as FieldErrors) : null}
      onSubmit={onSubmit}
    />
  );
}
