import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { Bdi, DateText, Money } from '../../components/Text/index.ts';
import { RadioGroup } from '../../forms/fields/RadioGroup/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { starPoints } from '../../media/Logo/star.ts';
import { CardMark } from './CardMark.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';
import type { PaymentLine, PaymentState } from './state.ts';
import * as S from './PaymentDialog.styles.ts';

type Of<Kind extends PaymentState['kind']> = Extract<PaymentState, { kind: Kind }>;
type HeadingRef = Ref<HTMLHeadingElement>;

/** Heading of a state. Receives the focus when the state changes, so that the change is announced. */
function StateHeading({ kind, ref, children }: { kind: PaymentState['kind']; ref: HeadingRef; children?: ReactNode }) {
  return (
    <S.StateHeading ref={ref} tabIndex={-1}>
      {children ?? <FormattedMessage id={`ui.payment.state.${kind}`} />}
    </S.StateHeading>
  );
}

interface SummaryProps {
  lines: readonly PaymentLine[];
  /** Amount in halalas. */
  total: number;
  totalLabel?: ReactNode;
}

const Lines = ({ lines }: Pick<SummaryProps, 'lines'>) =>
  lines.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));

export function Summary({ lines, total, totalLabel }: SummaryProps) {
  return (
    <S.Summary>
      <Lines lines={lines} />
      <div data-total="">
        <dt>{totalLabel ?? <FormattedMessage id="ui.payment.total" />}</dt>
        <dd>
          <Money halalas={total} />
        </dd>
      </div>
    </S.Summary>
  );
}

/** The summary before a payment: one line, and the others behind it where there are several. */
export function BriefSummary({ lines, total, totalLabel }: SummaryProps) {
  const [first] = lines;
  if (!first || lines.length < 2) return <Summary {...{ lines, total, totalLabel }} />;
  return (
    <S.Brief>
      <summary>
        <span>{first.value}</span>
        <strong>
          <small>{totalLabel ?? <FormattedMessage id="ui.payment.total" />}</small> <Money halalas={total} />
        </strong>
        <Icon name="chevron-down" size={18} />
      </summary>
      <S.Summary>
        <Lines lines={lines} />
      </S.Summary>
    </S.Brief>
  );
}

/** Skeleton of the card fields. */
export function Preparing({ kind, heading }: { kind: 'loading-script' | 'creating'; heading: HeadingRef }) {
  return (
    <S.Body aria-busy="true">
      <StateHeading kind={kind} ref={heading} />
      <S.Fields>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </S.Fields>
      <Skeleton shape="control" />
    </S.Body>
  );
}

export function Choosing({
  state,
  heading,
  onBrandChange,
  onContinue,
}: {
  state: Of<'choosing-brand'>;
  heading: HeadingRef;
  onBrandChange: (brand: string) => void;
  onContinue: () => void;
}) {
  const options = state.brands.map((brand) => ({
    value: brand,
    label: (
      <S.Brand>
        <FormattedMessage id={`ui.payment.brand.${brand}`} />
        <CardMark brand={brand} />
      </S.Brand>
    ),
  }));
  return (
    <S.Body
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <RadioGroup
        variant="cards"
        label={<StateHeading kind="choosing-brand" ref={heading} />}
        options={options}
        value={state.brand}
        onValueChange={onBrandChange}
      />
      <Button type="submit" block iconEnd="arrow-forward">
        <FormattedMessage id="ui.payment.continue" />
      </Button>
      {state.more}
      <Assurance />
    </S.Body>
  );
}

export function Paying({
  state,
  heading,
  ...countdown
}: { state: Of<'paying'>; heading: HeadingRef } & Omit<CountdownProps, 'until'>) {
  return (
    <S.Body>
      <S.Row>
        <StateHeading kind="paying" ref={heading} />
        <Countdown until={state.expiresAt} {...countdown} />
      </S.Row>
      <S.Widget>{state.widget}</S.Widget>
      <Assurance />
    </S.Body>
  );
}

function Assurance() {
  return (
    <S.Assurance>
      <FormattedMessage id="ui.payment.assurance" />
    </S.Assurance>
  );
}

const marks: Record<'paid' | 'pending' | 'failed' | 'expired', { icon: IconName; tone: string }> = {
  paid: { icon: 'check', tone: 'success' },
  pending: { icon: 'clock', tone: 'warning' },
  failed: { icon: 'cross', tone: 'danger' },
  expired: { icon: 'clock', tone: 'neutral' },
};

/** Result of a payment: icon, heading, text and actions. */
export function Outcome({
  kind,
  heading,
  title,
  text,
  children,
  actions,
}: {
  kind: keyof typeof marks | 'verifying';
  heading: HeadingRef;
  title?: ReactNode;
  text: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const mark = kind === 'verifying' ? null : marks[kind];
  return (
    <S.Outcome aria-busy={mark ? undefined : true}>
      {mark ? (
        <S.Mark data-tone={mark.tone} data-star={kind === 'paid' || undefined}>
          {kind === 'paid' ? (
            <svg viewBox="2 2 44 44" aria-hidden="true">
              <polygon points={starPoints} />
            </svg>
          ) : null}
          <Icon name={mark.icon} size={32} />
        </S.Mark>
      ) : (
        <Spinner size="lg" />
      )}
      <StateHeading kind={kind} ref={heading}>
        {title}
      </StateHeading>
      <p>{text}</p>
      {children}
      {actions ? <S.Actions>{actions}</S.Actions> : null}
    </S.Outcome>
  );
}

/** Order number and date, for reference in support requests. */
export function Receipt({ orderNumber, date }: Pick<Of<'paid'>, 'orderNumber' | 'date'>) {
  return (
    <S.Summary>
      <div>
        <dt>
          <FormattedMessage id="ui.payment.orderNumber" />
        </dt>
        <dd>
          <Bdi dir="ltr">{orderNumber}</Bdi>
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="ui.payment.date" />
        </dt>
        <dd>
          <DateText value={date} />
        </dd>
      </div>
    </S.Summary>
  );
}
