import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Bdi, DateText } from '../../components/Text/index.ts';
import { Lattice, Logo } from '../../media/Logo/index.ts';
import * as S from './MemberCard.styles.ts';

export interface MemberCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Short name of the association. */
  association: string;
  /** Name of the member. */
  name: string;
  /** Membership number, in ASCII digits. */
  number: string;
  /** Day on which the membership began, as ISO date. */
  since: string;
}

/** Membership card in the format of a bank card: association, name, number, and day of admission in both calendars. */
export function MemberCard({ association, name, number, since, ...rest }: MemberCardProps) {
  return (
    <S.Frame {...rest}>
      <S.Card data-surface="deep">
        <Lattice />
        <S.Head>
          <Logo size={40} />
          <span>
            <strong>{association}</strong>
            <small>
              <FormattedMessage id="ui.memberCard.title" />
            </small>
          </span>
        </S.Head>
        <S.Name>
          <Bdi>{name}</Bdi>
        </S.Name>
        <S.Facts>
          <div>
            <dt>
              <FormattedMessage id="ui.memberCard.number" />
            </dt>
            <dd>
              <Bdi dir="ltr">{number}</Bdi>
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="ui.memberCard.since" />
            </dt>
            <dd>
              <DateText value={since} calendar="both" />
            </dd>
          </div>
        </S.Facts>
      </S.Card>
    </S.Frame>
  );
}
