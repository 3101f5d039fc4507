import { useMessages } from '../../intl/messageIds.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Text/index.ts';
import { FormAmountField, FormRadioGroup, FormStepperField, useFormValue } from '../../forms/formik/index.ts';
import { formatMoney } from '../../intl/money.ts';
import { Summary } from '../PaymentDialog/PaymentDialog.styles.ts';
import { OwnershipMeter } from './OwnershipMeter.tsx';
import { mayBuy, ticketSums, type OwnershipCap, type ShareFee, type ShareTicket } from './ticket.ts';
import * as S from './ShareTicketDialog.styles.ts';

export interface TicketFieldsProps {
  mode: ShareTicket['type'];
  holding?: number | undefined;
  ownershipCap?: OwnershipCap | undefined;
  balance?: number | undefined;
  onAddMoney?: ((missing: number) => void) | undefined;
  fee?: ShareFee | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  expiryDays: readonly number[];
}

/** Fields of the offer (quantity, price, validity) and its computed totals. */
export function TicketFields({
  mode,
  holding,
  ownershipCap,
  balance,
  onAddMoney,
  fee,
  minPrice,
  maxPrice,
  expiryDays,
}: TicketFieldsProps) {
  const intl = useIntl();
  const label = useMessages('ui.shareTicket');
  const maxQuantity = ownershipCap ? mayBuy(ownershipCap) : holding;
  const limits =
    minPrice !== undefined && maxPrice !== undefined ? (
      <FormattedMessage
        id="ui.shareTicket.limits"
        values={{ min: formatMoney(intl, minPrice), max: formatMoney(intl, maxPrice) }}
      />
    ) : undefined;
  return (
    <S.Fields>
      {balance === undefined ? null : <Balance {...{ mode, balance, fee, onAddMoney }} />}
      <FormStepperField
        name="quantity"
        label={label('quantity')}
        required
        min={Math.min(1, maxQuantity ?? 1)}
        max={maxQuantity}
        hint={
          holding === undefined ? undefined : (
            <FormattedMessage id="ui.shareTicket.holding" values={{ count: holding }} />
          )
        }
      />
      <FormAmountField name="price" label={label('price')} required hint={limits} />
      <FormRadioGroup
        name="expiresInDays"
        label={label('expiry')}
        required
        variant="cards"
        options={expiryDays.map((count) => ({
          value: String(count),
          label: <FormattedMessage id="ui.shareTicket.days" values={{ count }} />,
        }))}
      />
      <Sums mode={mode} fee={fee} />
      {ownershipCap ? <Meter cap={ownershipCap} /> : null}
    </S.Fields>
  );
}

/** Cash balance and, once computed, the missing amount. */
function Balance({
  mode,
  balance,
  fee,
  onAddMoney,
}: Pick<TicketFieldsProps, 'mode' | 'fee' | 'onAddMoney'> & { balance: number }) {
  const total = ticketSums(mode, useFormValue('quantity'), useFormValue('price'), fee)?.total ?? 0;
  const missing = Math.max(0, total - balance);
  return (
    <S.Balance data-missing={missing > 0 || balance === 0 ? '' : undefined}>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="ui.shareTicket.balance" />
          </dt>
          <dd>{money(balance)}</dd>
        </div>
        {missing > 0 ? (
          <div>
            <dt>
              <FormattedMessage id="ui.shareTicket.missing" />
            </dt>
            <dd>
              <span role="status">{money(missing)}</span>
            </dd>
          </div>
        ) : null}
      </dl>
      {onAddMoney && (missing > 0 || balance === 0) ? (
        <Button variant="secondary" size="sm" icon="plus" onClick={() => onAddMoney(missing)}>
          <FormattedMessage id="ui.shareTicket.addMoney" />
        </Button>
      ) : null}
    </S.Balance>
  );
}

const money = (halalas: number | undefined) => (halalas === undefined ? '—' : <Money halalas={halalas} />);

function Sums({ mode, fee }: Pick<TicketFieldsProps, 'mode' | 'fee'>) {
  const sums = ticketSums(mode, useFormValue('quantity'), useFormValue('price'), fee);
  return (
    <Summary>
      <div>
        <dt>
          <FormattedMessage id="ui.shareTicket.sum" />
        </dt>
        <dd>{money(sums?.sum)}</dd>
      </div>
      {fee === undefined ? null : (
        <div>
          <dt>
            <FormattedMessage id="ui.shareTicket.fee" />
          </dt>
          <dd>{money(sums?.fee)}</dd>
        </div>
      )}
      <div data-total="">
        <dt>
          <FormattedMessage id={`ui.shareTicket.total.${mode}`} />
        </dt>
        <dd>
          <span role="status">{money(sums?.total)}</span>
        </dd>
      </div>
    </Summary>
  );
}

function Meter({ cap }: { cap: OwnershipCap }) {
  const quantity = useFormValue('quantity');
  return <OwnershipMeter cap={cap} more={typeof quantity === 'number' && quantity > 0 ? quantity : 0} />;
}
