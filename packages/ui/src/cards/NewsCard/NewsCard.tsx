import type { ComponentPropsWithRef } from 'react';
import { DateText, Truncate } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import type { ImageSource } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Picture } from '../../media/Picture/index.ts';
import type { CardHeadingProps } from '../CardTitle/index.ts';
import * as S from './NewsCard.styles.ts';

export interface NewsCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  title: string;
  href: string;
  image?: ImageSource | null | undefined;
  /** ISO. */
  date: string;
  /** The first sentences, of which a `card` shows the first 50 characters; left out where there is no room. */
  excerpt?: string | undefined;
  /** feature: large, alone; row: small picture at the side; card: in a grid. @default 'card' */
  variant?: 'feature' | 'row' | 'card';
  /** Its picture is in sight at once: loaded first. @default false */
  priority?: boolean;
}

/** A piece of news. The whole card leads to it. */
export function NewsCard({
  title,
  href,
  image,
  date,
  excerpt,
  variant = 'card',
  priority = false,
  headingLevel = 3,
  ...rest
}: NewsCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Root as="article" {...rest} data-variant={variant}>
      <Picture
        image={image ? { ...image, alt: '' } : null}
        ratio={variant === 'row' ? 'photo' : 'wide'}
        priority={priority}
      />
      <div className="body">
        <span className="date">
          <Icon name="calendar" size={16} />
          <DateText value={date} />
        </span>
        <Heading>
          <Anchor className="cover" href={href}>
            {title}
          </Anchor>
        </Heading>
        {excerpt && variant !== 'row' ? <p>{variant === 'card' ? <Truncate text={excerpt} /> : excerpt}</p> : null}
      </div>
    </S.Root>
  );
}
