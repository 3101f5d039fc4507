import { toLocaleDigits } from '@taawun/domain';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../components/Badge/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import type { ImageSource } from '../../foundations/types.ts';
import { Avatar } from '../../media/Avatar/index.ts';
import { Picture } from '../../media/Picture/index.ts';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import * as S from './PersonCard.styles.ts';

export interface CouncilCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  name: string;
  /** Office: "Treasurer". */
  title: string;
  image?: ImageSource | null | undefined;
  /** Years of office. */
  term?: string | undefined;
  /** A few sentences. */
  bio?: string | undefined;
  /** The title stands out. @default false */
  isChair?: boolean;
}

/** A member of the management council. */
export function CouncilCard({
  name,
  title,
  image,
  term,
  bio,
  isChair = false,
  headingLevel = 3,
  ...rest
}: CouncilCardProps) {
  return (
    <S.Person as="article" {...rest}>
      <Avatar name={name} image={image} size="lg" />
      <S.Name>
        <CardTitle level={headingLevel}>{name}</CardTitle>
      </S.Name>
      <Badge tone={isChair ? 'primary' : 'neutral'}>{title}</Badge>
      {bio ? <p>{bio}</p> : null}
      {term ? <small>{term}</small> : null}
    </S.Person>
  );
}

export interface SupporterCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CardHeadingProps {
  name: string;
  /** Kind of support: strategic, founding. */
  kind?: string | undefined;
  /** The star stands in for a missing one. */
  logo?: ImageSource | null | undefined;
  /** Its own site. */
  href?: string | undefined;
  /** Year. */
  since?: number | undefined;
}

/** Somebody who supports the association. */
export function SupporterCard({ name, kind, logo, href, since, headingLevel = 3, ...rest }: SupporterCardProps) {
  const { locale } = useLocale();
  return (
    <S.Supporter as="article" {...rest}>
      <Picture image={logo ? { ...logo, alt: '' } : null} ratio="photo" fit="contain" />
      <CardTitle level={headingLevel} size="sm">
        {href ? (
          <a className="cover" href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </CardTitle>
      {kind ? <Badge tone="secondary">{kind}</Badge> : null}
      {since ? (
        <small>
          <FormattedMessage id="ui.supporter.since" values={{ year: toLocaleDigits(String(since), locale) }} />
        </small>
      ) : null}
    </S.Supporter>
  );
}
