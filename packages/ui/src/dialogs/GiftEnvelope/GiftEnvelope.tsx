import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Bdi } from '../../components/Text/index.ts';
import { Logo } from '../../media/Logo/index.ts';
import * as S from './GiftEnvelope.styles.ts';

export interface GiftEnvelopeProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  /** Name of the receiver, on the envelope. */
  receiver: string;
  /** What the envelope contains: a `GiftCard`. */
  children: ReactNode;
}

/**
 * Closed envelope with the receiver's name, which opens when it is pressed. A native `<details>`: it opens without script,
 * and without motion under reduced motion. The content receives the focus.
 */
export function GiftEnvelope({ receiver, children, onToggle, ...rest }: GiftEnvelopeProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <S.Envelope
      {...rest}
      onToggle={(event) => {
        onToggle?.(event);
        if (event.currentTarget.open) content.current?.focus({ preventScroll: true });
      }}
    >
      <S.Front>
        <S.Flap aria-hidden="true">
          <svg viewBox="0 0 100 50" preserveAspectRatio="none">
            <path d="M0 0h100L54 45a6 6 0 0 1-8 0Z" />
          </svg>
        </S.Flap>
        <S.Star aria-hidden="true">
          <Logo size={56} />
        </S.Star>
        <S.Receiver>
          <small>
            <FormattedMessage id="ui.gift.envelope.to" />
          </small>
          <Bdi>{receiver}</Bdi>
        </S.Receiver>
        <S.Open>
          <FormattedMessage id="ui.gift.envelope.open" />
        </S.Open>
      </S.Front>
      <S.Content ref={content} tabIndex={-1}>
        {children}
      </S.Content>
    </S.Envelope>
  );
}
