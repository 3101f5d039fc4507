import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../components/Badge/index.ts';
import { Card } from '../../components/Card/index.ts';
import { PhoneText } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import * as S from './BranchCard.styles.ts';

export interface BranchCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CardHeadingProps {
  name: string;
  href: string;
  /** Shown where there is no address. */
  city: string;
  /** Street and district, on one line. */
  address?: string | undefined;
  /** E.164: `+966…`. */
  phone?: string | undefined;
  /** E.164: `+966…`. */
  mobile?: string | undefined;
  /** The head office: marked with a badge. @default false */
  isMain?: boolean;
  /** This branch's page is open. */
  active?: boolean;
}

/** A branch in a list: where it is and how to call it. */
export function BranchCard({
  name,
  href,
  city,
  address,
  phone,
  mobile,
  isMain = false,
  active = false,
  headingLevel = 3,
  ...rest
}: BranchCardProps) {
  const call = mobile ?? phone;
  return (
    <Card as="article" {...rest}>
      <S.Head>
        <CardTitle level={headingLevel}>
          <Anchor className="cover" href={href} aria-current={active ? 'page' : undefined}>
            {name}
          </Anchor>
        </CardTitle>
        {isMain ? (
          <Badge tone="primary">
            <FormattedMessage id="ui.branch.main" />
          </Badge>
        ) : null}
      </S.Head>
      <S.Lines role="list">
        <li>
          <Icon name="pin" size={18} />
          <span>{address ?? city}</span>
        </li>
        {call ? (
          <li>
            <Icon name="phone" size={18} />
            <PhoneText value={call} href />
          </li>
        ) : null}
      </S.Lines>
    </Card>
  );
}
