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
  /** ISO date. */
  date: string;
  /** First sentences of the text. The variant `card` truncates them to 50 characters, `row` does not show them. */
  excerpt?: string | undefined;
  /** Layout. `feature`: large; `row`: small image at the side; `card`: for grids. @default 'card' */
  variant?: 'feature' | 'row' | 'card';
  /** Loads the image with high priority, for cards in the first viewport. @default false */
  priority?: boolean;
}

/** Card of a news item. The whole card is a link. */
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
