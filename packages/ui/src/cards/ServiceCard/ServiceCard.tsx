import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import * as S from './ServiceCard.styles.ts';

/** Service types as in the API. */
export type ServiceIcon =
  | 'shares'
  | 'greenhouse'
  | 'market'
  | 'training'
  | 'finance'
  | 'housing'
  | 'logistics'
  | 'digital';

const marks: Record<ServiceIcon, IconName> = {
  shares: 'shares',
  greenhouse: 'leaf',
  market: 'bag',
  training: 'book',
  finance: 'bank',
  housing: 'home',
  logistics: 'truck',
  digital: 'screen',
};

export interface ServiceCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  title: string;
  href: string;
  /** Summary of one or two sentences. */
  summary: string;
  /** Service type. Unknown types get a generic icon. */
  icon: ServiceIcon | (string & {});
  /** Formatted fee. */
  fee?: string | undefined;
}

/** Card of an investment service. */
export function ServiceCard({ title, href, summary, icon, fee, headingLevel = 3, ...rest }: ServiceCardProps) {
  return (
    <S.Root as="article" {...rest}>
      <S.Mark data-tone={icon === 'shares' ? 'share' : 'primary'}>
        <Icon name={marks[icon as ServiceIcon] ?? 'chart'} size={24} />
      </S.Mark>
      <CardTitle level={headingLevel}>
        <Anchor className="cover" href={href}>
          {title}
        </Anchor>
      </CardTitle>
      <p>{summary}</p>
      {fee ? (
        <small>
          <FormattedMessage id="ui.service.fee" values={{ fee }} />
        </small>
      ) : null}
    </S.Root>
  );
}
