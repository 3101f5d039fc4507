import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormActions } from '../../forms/Field/index.ts';
import { Form, SubmitButton } from '../../forms/formik/index.ts';
import { Dialog, type DialogProps } from '../Dialog/index.ts';
import { TicketFields } from './TicketFields.tsx';
import { TicketReview } from './TicketReview.tsx';
import type { OwnershipCap, ShareFee, ShareTicket } from './ticket.ts';
import { ticketSchema } from './ticketSchema.ts';
import * as S from './ShareTicketDialog.styles.ts';

interface TicketProps {
  /** The price to begin with, in halalas. `null` leaves it to the member. */
  price: number | null;
  /** The number of shares to begin with. @default none */
  quantity?: number | null | undefined;
  /** Limits of the price, in halalas. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Basis points (100 are 1 %), or a function of the sum. A buyer pays it, a seller gets less by it. Left out, no fee is spoken of. */
  fee?: ShareFee | undefined;
  /** Offers to add money to the balance; called with the halalas that the ticket lacks, 0 while nothing is typed. */
  onAddMoney?: ((missing: number) => void) | undefined;
  /** For how many days an offer may stand; the middle one is chosen. @default [7, 30, 90] */
  expiryDays?: readonly number[] | undefined;
  /** Handle failures here; give them back as `serverErrors` or `failure`. */
  onSubmit: (ticket: ShareTicket) => void | Promise<void>;
  /** The server's `errors`, by `quantity`, `price`, `expiresInDays`: they lead back to the fields. */
  serverErrors?: Record<string, string[]> | null | undefined;
  /** The offer could not be sent. Nothing is lost; a retry is offered. */
  failure?: string | null | undefined;
  /** The offer is being placed: it can be neither repeated nor changed meanwhile. @default false */
  loading?: boolean | undefined;
}

/** Selling needs to know what there is to sell; a cap concerns buying only. */
type Mode =
  | {
      mode: 'buy';
      holding?: undefined;
      ownershipCap?: OwnershipCap | undefined;
      /** Money to buy with, in halalas; left out, no balance is spoken of. */ balance?: number | undefined;
    }
  | { mode: 'sell'; /** Shares that may be sold. */ holding: number; ownershipCap?: undefined; balance?: undefined };

export type ShareTicketDialogProps = TicketProps &
  Mode &
  Omit<DialogProps, 'title' | 'description' | 'footer' | 'size' | 'dismissible' | 'children' | 'onSubmit'>;

/** An offer to buy or sell shares in two steps: fill in, then read through and confirm. Going back keeps everything. */
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

/** Lives as long as the dialog is open, so the next ticket begins anew. */
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
  const [refused, setRefused] = useState({ errors: serverErrors, values: serverErrors ? values : null });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was refused speaks for itself: there the summary of errors takes the focus.
    if (place.moved) heading.current?.focus();
  }, [place]);
  if (refused.errors !== serverErrors) {
    setRefused({ errors: serverErrors, values });
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
          serverErrors={refused.values === values ? serverErrors : null}
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
