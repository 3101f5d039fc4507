import { toLocaleDigits } from '@taawun/domain';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../components/Badge/index.ts';
import { NewTab } from '../../components/Link/NewTab.tsx';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import type { ImageSource } from '../../foundations/types.ts';
import { Avatar } from '../../media/Avatar/index.ts';
import { Picture } from '../../media/Picture/index.ts';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import * as S from './PersonCard.styles.ts';

export interface CouncilCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  name: string;
  /** Position: "Treasurer". */
  title: string;
  image?: ImageSource | null | undefined;
  /** Term of office. */
  term?: string | undefined;
  /** Short biography. */
  bio?: string | undefined;
  /** Highlights the position as the chair. @default false */
  isChair?: boolean;
}

/** Card of a member of the management council. */
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
  /** Type of support: strategic, founding. */
  kind?: string | undefined;
  /** Logo. Without it a fallback is shown. */
  logo?: ImageSource | null | undefined;
  /** URL of the supporter's website. */
  href?: string | undefined;
  /** Year in which the support started. */
  since?: number | undefined;
}

/** Card of a supporter of the association. */
export function SupporterCard({ name, kind, logo, href, since, headingLevel = 3, ...rest }: SupporterCardProps) {
  const { locale } = useLocale();
  return (
    <S.Supporter as="article" {...rest}>
      <Picture image={logo ? { ...logo, alt: '' } : null} ratio="photo" fit="contain" />
      <CardTitle level={headingLevel} size="sm">
        {href ? (
          <a className="cover" href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <NewTab />
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
