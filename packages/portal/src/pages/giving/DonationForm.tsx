import { DONATION_LIMITS, DONATION_WORD_LIMIT } from '@taawun/domain/giving';
import { checkoutRequestLimits } from '@taawun/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Card, DescriptionList, Money, Split, Stack, Text, toLocaleDigits, useLocale } from '@taawun/ui';
import { Form, rules } from '@taawun/ui/forms';
import { useErrorText } from '../../lib/error-text.ts';
import { useSite } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';
import { useServerErrors } from '../../lib/submission.ts';
import { useView } from '../../lib/use-view.ts';
import { isSignedIn } from '../../machines/auth/auth.ts';
import { isPaying, verifiedOf } from '../../machines/payment/payment.ts';
import { linesOf } from './summary.tsx';
import { OtherWaysToGive } from '../shared/OtherWaysToGive.tsx';
import { donationDraft, EMPTY_DONOR, type DonationDraft, type DonorValues } from './draft.ts';
import { DonorFields } from './DonorFields.tsx';
import { GiftPart, GiftStep } from './GiftPart.tsx';
import { intentOf, type GivingTarget } from './intent.ts';
import { PlanPart } from './PlanPart.tsx';

const schema = rules.object({
  monthly_price: rules.amount({ required: true, ...DONATION_LIMITS }),
  donor_name: rules.string(rules.maxLength(checkoutRequestLimits.donor_name.maxLength)),
  donor_email: rules.string(rules.email()),
  donor_mobile: rules.string(rules.phone()),
  message: rules.string(rules.maxWords(DONATION_WORD_LIMIT), rules.maxLength(checkoutRequestLimits.message.maxLength)),
});

interface DonationFormProps {
  targets: readonly GivingTarget[];
  /** Target and plan that the URL or the previous page preselects. */
  start: Pick<DonationDraft, 'target' | 'plan'>;
  /** `start` contains defaults only: an earlier draft takes precedence. @default false */
  usual?: boolean;
}

/**
 * The whole donation in one form: target, amount, gift, donor. Payment is in the dialog; the input is preserved until
 * then.
 */
export function DonationForm(props: DonationFormProps) {
  const { payment } = useServices();
  const [turn, setTurn] = useState(0);
  // After a payment the draft is cleared: the next donation starts empty.
  useEffect(
    () =>
      payment.on('payment.paid', () => {
        donationDraft.set(null);
        setTurn((last) => last + 1);
      }),
    [payment],
  );
  return <FormBody key={turn} {...props} />;
}

function FormBody({ targets, start, usual = false }: DonationFormProps) {
  const intl = useIntl();
  const { payment, auth } = useServices();
  const { settings } = useSite();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { serverErrors } = useServerErrors();
  const signedIn = useView(auth, isSignedIn);
  const busy = useView(payment, isPaying);
  const failure = useView(payment, verifiedOf);
  const [draft, setDraft] = useState<DonationDraft>(() => ({
    gift: null,
    donor: EMPTY_DONOR,
    ...start,
    ...donationDraft.get(),
    ...(usual ? {} : start),
  }));
  const [giving, setGiving] = useState(false);
  const latest = useRef(draft);
  const change = (part: Partial<DonationDraft>) => {
    latest.current = { ...latest.current, ...part };
    donationDraft.set(latest.current);
    // Donor fields are state of the form: the page need not render again.
    if (!('donor' in part)) setDraft(latest.current);
  };
  const give = (donor: DonorValues) => {
    const intent = intentOf(latest.current, donor, targets);
    if (intent) payment.send({ type: 'payment.requested', intent });
  };
  const shown = useMemo(() => intentOf(draft, EMPTY_DONOR, targets), [draft, targets]);
  return (
    <>
      <Form<DonorValues>
        initialValues={{ ...draft.donor, monthly_price: draft.plan.amount }}
        schema={schema}
        onSubmit={give}
        onValuesChange={(donor) => change({ donor })}
        serverErrors={serverErrors}
        failure={failure && !failure.fieldErrors ? errorText(failure.kind, failure.serverMessage) : null}
      >
        <Split
          ratio="side"
          aside={
            <Card as="section" aria-label={intl.formatMessage({ id: 'portal.giving.summary' })}>
              <Stack gap={4}>
                {shown && (
                  <DescriptionList
                    columns={1}
                    items={linesOf(shown, intl).map(({ label, value }) => ({ term: label, details: value }))}
                  />
                )}
                <Stack direction="row" justify="between" align="center" wrap gap={2}>
                  <Text tone="muted" as="span">
                    <FormattedMessage id="portal.giving.dueNow" />
                  </Text>
                  <strong>
                    <Money halalas={shown?.monthlyPrice ?? 0} strong />
                  </strong>
                </Stack>
                <Button type="submit" icon="lock" variant="giving" size="lg" block loading={busy}>
                  <FormattedMessage id="ui.quickDonate.submit" />
                </Button>
                <Text tone="muted" size="sm">
                  <FormattedMessage
                    id="portal.giving.safe"
                    values={{ licence: toLocaleDigits(settings['license_number'] ?? '', locale) }}
                  />
                </Text>
                <noscript>
                  <OtherWaysToGive />
                </noscript>
              </Stack>
            </Card>
          }
        >
          <Stack gap={6}>
            <PlanPart {...{ draft, targets }} onChange={change} />
            <GiftPart {...{ draft, targets }} onOpen={() => setGiving(true)} onRemove={() => change({ gift: null })} />
            <DonorFields signedIn={signedIn} maxWords={DONATION_WORD_LIMIT} />
          </Stack>
        </Split>
      </Form>
      <GiftStep
        {...{ draft, targets }}
        open={giving}
        onOpenChange={setGiving}
        serverErrors={serverErrors ?? null}
        onSubmit={(gift) => {
          change({ gift });
          setGiving(false);
        }}
      />
    </>
  );
}
