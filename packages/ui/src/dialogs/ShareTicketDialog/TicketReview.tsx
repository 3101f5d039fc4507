import { useMessages } from '../../intl/messageIds.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Money, NumberText } from '../../components/Text/index.ts';
import { CheckAnswers } from '../../forms/wizard/CheckAnswers/index.ts';
import { FormActions } from '../../forms/fields/Field/index.ts';
import { Form } from '../../forms/formik/index.ts';
import { useFormSlice } from '../../forms/formik/store.ts';
import { OwnershipMeter } from './OwnershipMeter.tsx';
import { ticketSums, type OwnershipCap, type ShareFee, type ShareTicket } from './ticket.ts';

export interface TicketReviewProps {
  ticket: ShareTicket;
  fee?: ShareFee | undefined;
  ownershipCap?: OwnershipCap | undefined;
  failure?: string | null | undefined;
  loading: boolean;
  onBack: () => void;
  onSubmit: (ticket: ShareTicket) => void | Promise<void>;
}

/** Review of the offer before it is submitted. */
export function TicketReview({ ticket, fee, ownershipCap, failure, loading, onBack, onSubmit }: TicketReviewProps) {
  const intl = useIntl();
  const { type, quantity, price, expiresInDays } = ticket;
  const sums = ticketSums(type, quantity, price, fee);
  const label = useMessages('ui.shareTicket');
  const answers = [
    { term: label('quantity'), details: <NumberText value={quantity} /> },
    { term: label('price'), details: <Money halalas={price} /> },
    ...(fee === undefined ? [] : [{ term: label('fee'), details: <Money halalas={sums?.fee ?? 0} /> }]),
    { term: label(`total.${type}`), details: <Money halalas={sums?.total ?? 0} strong /> },
    { term: label('expiry'), details: <FormattedMessage id="ui.shareTicket.days" values={{ count: expiresInDays }} /> },
    ...(ownershipCap ? [{ term: label('cap'), details: <OwnershipMeter cap={ownershipCap} more={quantity} /> }] : []),
  ];
  return (
    <Form initialValues={{}} onSubmit={() => onSubmit(ticket)} failure={failure}>
      <CheckAnswers
        level={3}
        title={intl.formatMessage({ id: `ui.shareTicket.offer.${type}` })}
        answers={answers}
        {...(loading ? {} : { onChangeRequest: onBack })}
      />
      <FormActions justify="between">
        <Button variant="secondary" disabled={loading} onClick={onBack}>
          <FormattedMessage id="ui.wizard.back" />
        </Button>
        <Confirm type={type} loading={loading} />
      </FormActions>
    </Form>
  );
}

function Confirm({ type, loading }: { type: ShareTicket['type']; loading: boolean }) {
  const submitting = useFormSlice((state) => state.submitting);
  return (
    <Button type="submit" variant="share" loading={loading || submitting}>
      <FormattedMessage id={`ui.shareTicket.confirm.${type}`} />
    </Button>
  );
}
