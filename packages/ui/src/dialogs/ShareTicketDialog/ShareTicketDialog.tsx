import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormActions } from '../../forms/fields/Field/index.ts';
import { Form, SubmitButton } from '../../forms/formik/index.ts';
import { Dialog, type DialogProps } from '../Dialog/index.ts';
import { TicketFields } from './TicketFields.tsx';
import { TicketReview } from './TicketReview.tsx';
import type { OwnershipCap, ShareFee, ShareTicket } from './ticket.ts';
import { ticketSchema } from './ticketSchema.ts';
import * as S from './ShareTicketDialog.styles.ts';

interface TicketProps {
  /** Initial price in halalas. `null`: the member enters it. */
  price: number | null;
  /** Initial number of shares. @default none */
  quantity?: number | null | undefined;
  /** Price limits in halalas, inclusive. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /**
   * Fee in basis points (100 = 1 %), or a function of the sum in halalas. Added for buyers, deducted for sellers.
   * Without it no fee is shown.
   */
  fee?: ShareFee | undefined;
  /**
   * Called by the button that adds money to the balance, with the missing halalas (0 while the ticket is incomplete).
   * Without it the button is not rendered.
   */
  onAddMoney?: ((missing: number) => void) | undefined;
  /** Options for the validity of the offer in days; the middle one is preselected. @default [7, 30, 90] */
  expiryDays?: readonly number[] | undefined;
  /** Called with the confirmed ticket. Handle failures in it and pass them back as `serverErrors` or `failure`. */
  onSubmit: (ticket: ShareTicket) => void | Promise<void>;
  /** Server errors by `quantity`, `price` or `expiresInDays`. The dialog returns to the fields. */
  serverErrors?: Record<string, string[]> | null | undefined;
  /** Message of a failed submission. The input is preserved and a retry button is shown. */
  failure?: string | null | undefined;
  /** Whether the offer is being submitted: it can be neither repeated nor changed. @default false */
  loading?: boolean | undefined;
}

/** Selling requires the number of held shares; the ownership cap applies to buying only. */
type Mode =
  | {
      mode: 'buy';
      holding?: undefined;
      ownershipCap?: OwnershipCap | undefined;
      /** Cash balance in halalas. Without it no balance is shown. */ balance?: number | undefined;
    }
  | { mode: 'sell'; /** Number of sellable shares. */ holding: number; ownershipCap?: undefined; balance?: undefined };

export type ShareTicketDialogProps = TicketProps &
  Mode &
  Omit<DialogProps, 'title' | 'description' | 'footer' | 'size' | 'dismissible' | 'children' | 'onSubmit'>;

/**
 * Dialog to offer shares for sale or purchase in two steps: fields, then review and confirmation. Going back preserves
 * the values.
 */
export function ShareTicketDialog({
  mode,
  holding,
  ownershipCap,
  balance,
  onAddMoney,
  price,
  quantity,
  minPrice,
  maxPrice,
  fee,
  expiryDays,
  onSubmit,
  serverErrors,
  failure,
  loading = false,
  ...dialog
}: ShareTicketDialogProps) {
  const rules = { holding, ownershipCap, balance, minPrice, maxPrice };
  return (
    <Dialog {...dialog} dismissible={!loading} title={<FormattedMessage id={`ui.shareTicket.title.${mode}`} />}>
      <Ticket
        {...rules}
        {...{ mode, price, quantity, fee, onAddMoney, onSubmit, serverErrors, failure, loading }}
        expiryDays={expiryDays ?? defaultDays}
      />
    </Dialog>
  );
}

const defaultDays = [7, 30, 90] as const;

type Inner = Omit<TicketProps, 'expiryDays' | 'loading'> & {
  mode: 'buy' | 'sell';
  holding: number | undefined;
  ownershipCap: OwnershipCap | undefined;
  balance: number | undefined;
  expiryDays: readonly number[];
  loading: boolean;
};

/** Ticket content. Mounted while the dialog is open, so each opening starts a new ticket. */
function Ticket({
  mode,
  holding,
  ownershipCap,
  balance,
  onAddMoney,
  price,
  quantity = null,
  minPrice,
  maxPrice,
  fee,
  expiryDays,
  onSubmit,
  serverErrors,
  failure,
  loading,
}: Inner) {
  const [place, setPlace] = useState<{ step: 1 | 2; moved: boolean }>({ step: 1, moved: false });
  const [values, setValues] = useState({
    quantity,
    price,
    expiresInDays: String(expiryDays[Math.floor(expiryDays.length / 2)] ?? ''),
  });
  const [rejection, setRejection] = useState({ errors: serverErrors, values: serverErrors ? values : null });
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // After server errors the error summary receives the focus instead.
    if (place.moved) heading.current?.focus();
  }, [place]);
  if (rejection.errors !== serverErrors) {
    setRejection({ errors: serverErrors, values });
    if (serverErrors && Object.keys(serverErrors).length > 0) setPlace({ step: 1, moved: false });
  }
  const [schema] = useState(() => ticketSchema({ holding, ownershipCap, balance, fee, minPrice, maxPrice }));
  return (
    <>
      <S.Head>
        <p>
          <FormattedMessage id="ui.wizard.step" values={{ current: place.step, total: 2 }} />
        </p>
        <h3 ref={heading} tabIndex={-1}>
          <FormattedMessage id={`ui.shareTicket.step${place.step}`} />
        </h3>
      </S.Head>
      {place.step === 1 ? (
        <Form
          initialValues={values}
          schema={schema}
          onSubmit={(next) => {
            setValues(next);
            setPlace({ step: 2, moved: true });
          }}
          serverErrors={rejection.values === values ? serverErrors : null}
        >
          <TicketFields
            {...{ mode, holding, ownershipCap, balance, onAddMoney, fee, minPrice, maxPrice, expiryDays }}
          />
          <FormActions>
            <SubmitButton variant="share" block iconEnd="arrow-forward">
              <FormattedMessage id="ui.shareTicket.review" />
            </SubmitButton>
          </FormActions>
        </Form>
      ) : (
        <TicketReview
          ticket={{
            type: mode,
            quantity: values.quantity ?? 0,
            price: values.price ?? 0,
            expiresInDays: Number(values.expiresInDays),
          }}
          {...{ fee, ownershipCap, failure, loading, onSubmit }}
          onBack={() => setPlace({ step: 1, moved: true })}
        />
      )}
    </>
  );
}
