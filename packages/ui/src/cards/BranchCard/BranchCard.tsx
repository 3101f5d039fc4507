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
  /** City, shown when `address` is missing. */
  city: string;
  /** Street and district on one line. */
  address?: string | undefined;
  /** Phone number in E.164 format: `+966…`. */
  phone?: string | undefined;
  /** Mobile number in E.164 format: `+966…`. Shown instead of `phone`. */
  mobile?: string | undefined;
  /** Marks the head office with a badge. @default false */
  isMain?: boolean;
  /** Whether the branch is the current page; sets `aria-current`. */
  active?: boolean;
}

/** Card of a branch in a list: address and phone number. */
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
