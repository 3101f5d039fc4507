import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Bdi } from '../../components/Text/index.ts';
import { Lattice, Logo } from '../../media/Logo/index.ts';
import * as S from './GiftCard.styles.ts';

export interface GiftCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Title of the program that receives the donation. */
  program: string;
  /** Name of the receiver. When empty, a placeholder is rendered. */
  receiver: string;
  /** Name of the sender. When empty, no sender is rendered. */
  sender?: string | undefined;
  /** Message of the sender; line breaks are preserved. */
  message?: string | undefined;
}

/** Gift card with receiver, message, program and sender. */
export function GiftCard({ program, receiver, sender, message, ...rest }: GiftCardProps) {
  return (
    <S.Card {...rest} data-surface="deep">
      <Lattice />
      <S.Content>
        <Logo size={44} />
        <p>
          <FormattedMessage id="ui.gift.card.for" />
        </p>
        <S.Receiver>
          {receiver.trim() ? (
            <Bdi>{receiver}</Bdi>
          ) : (
            <span>
              <FormattedMessage id="ui.gift.card.receiver" />
            </span>
          )}
        </S.Receiver>
        {message?.trim() ? <S.Message dir="auto">{message}</S.Message> : null}
        <p>
          <FormattedMessage
            id="ui.gift.card.program"
            values={{
              program: (
                <b key="program">
                  <bdi>{program}</bdi>
                </b>
              ),
            }}
          />
        </p>
        {sender?.trim() ? (
          <p>
            <FormattedMessage id="ui.gift.card.from" values={{ sender: <Bdi key="sender">{sender}</Bdi> }} />
          </p>
        ) : null}
      </S.Content>
    </S.Card>
  );
}
