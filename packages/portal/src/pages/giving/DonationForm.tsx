import { DONATION_LIMITS, DONATION_WORD_LIMIT } from '@taawun/domain/giving';
import { checkoutRequestLimits } from '@taawun/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Split, Stack } from '@taawun/ui';
import { Form, rules } from '@taawun/ui/forms';
import { useErrorText } from '../../lib/error-text.ts';
import { useServices } from '../../lib/services.ts';
import { useServerErrors } from '../../lib/submission.ts';
import { useView } from '../../lib/use-view.ts';
import { isSignedIn } from '../../machines/auth/auth.ts';
import { isPaying, verifiedOf } from '../../machines/payment/payment.ts';
import { donationDraft, EMPTY_DONOR, type DonationDraft, type DonorValues } from './draft.ts';
import { DonationBar, DonationSummary } from './DonationSummary.tsx';
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
  /** One column with a brief summary, for the page that is about paying alone. @default false */
  isOneColumn?: boolean;
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

function FormBody({ targets, start, usual = false, isOneColumn = false }: DonationFormProps) {
  const { payment, auth } = useServices();
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
  const summary = <DonationSummary order={shown} busy={busy} isBrief={isOneColumn} />;
  const parts = (
    <>
      <PlanPart {...{ draft, targets }} onChange={change} />
      <GiftPart {...{ draft, targets }} onOpen={() => setGiving(true)} onRemove={() => change({ gift: null })} />
      <DonorFields signedIn={signedIn} maxWords={DONATION_WORD_LIMIT} />
    </>
  );
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
        {isOneColumn ? (
          <Stack gap={6}>
            {parts}
            {summary}
          </Stack>
        ) : (
          <Split ratio="side" aside={summary}>
            <Stack gap={6}>{parts}</Stack>
          </Split>
        )}
        <DonationBar order={shown} busy={busy} />
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
