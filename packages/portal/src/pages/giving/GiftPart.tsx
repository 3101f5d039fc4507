import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Card, Heading, Stack, Text } from '@taawun/ui';
import { GiftCard, GiftDialog, type Gift } from '@taawun/ui/forms';
import type { FieldErrors } from '@taawun/api-client';
import type { DonationDraft } from './draft.ts';
import { GIFT_FIELDS, nameOf, type GivingTarget } from './intent.ts';

interface GiftPartProps {
  draft: DonationDraft;
  targets: readonly GivingTarget[];
  serverErrors: FieldErrors | null;
  onChange: (gift: Gift | null) => void;
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());

/** The donation in somebody's name: the card as it will look, or the way to make one. */
export function GiftPart({ draft: { gift, target }, targets, serverErrors, onChange }: GiftPartProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const program = targets.find((each) => nameOf(each) === target)?.title ?? intl.formatMessage({ id: 'portal.giving.general' });
  const faults = Object.fromEntries(Object.entries(serverErrors ?? {}).flatMap(([field, texts]) => (GIFT_FIELDS[field] ? [[GIFT_FIELDS[field], texts]] : [])));
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack direction="row" justify="between" align="center" wrap gap={3}>
          <Stack gap={1}>
            <Heading level={2} size="sm"><FormattedMessage id="portal.giving.gift" /></Heading>
            {!gift && <Text tone="muted" size="sm"><FormattedMessage id="portal.giving.giftText" /></Text>}
          </Stack>
          <Stack direction="row" gap={2}>
            <Button variant="secondary" size="sm" icon="heart" onClick={() => setOpen(true)}><FormattedMessage id={gift ? 'portal.giving.giftEdit' : 'portal.giving.giftAdd'} /></Button>
            {gift && <Button variant="quiet" size="sm" onClick={() => onChange(null)}><FormattedMessage id="portal.giving.giftRemove" /></Button>}
          </Stack>
        </Stack>
        {gift && <GiftCard program={program} receiver={gift.receiver_name} sender={gift.sender_name} message={gift.message} />}
      </Stack>
      <GiftDialog
        open={open}
        onOpenChange={setOpen}
        program={program}
        gift={gift ?? undefined}
        maxWords={60}
        minDate={today()}
        serverErrors={Object.keys(faults).length ? faults : null}
        onSubmit={(next) => {
          onChange(next);
          setOpen(false);
        }}
      />
    </Card>
  );
}
