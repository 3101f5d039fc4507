import type { ComponentPropsWithRef } from 'react';
import { DateText } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import type { ImageSource } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Picture } from '../../media/Picture/index.ts';
import * as S from './NewsCard.styles.ts';

export interface NewsCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  href: string;
  image?: ImageSource | null | undefined;
  /** ISO. */
  date: string;
  excerpt?: string | undefined;
  /** feature: large, alone; row: small picture at the side; card: in a grid. @default 'card' */
  variant?: 'feature' | 'row' | 'card';
  priority?: boolean;
}

/** A piece of news. The whole card leads to it. */
export function NewsCard({ title, href, image, date, excerpt, variant = 'card', priority = false, ...rest }: NewsCardProps) {
  return (
    <S.Root as="article" {...rest} data-variant={variant}>
      <Picture image={image ? { ...image, alt: '' } : null} ratio={variant === 'row' ? 'photo' : 'wide'} priority={priority} />
      <S.Body>
        <S.Date><Icon name="calendar" size={16} /><DateText value={date} /></S.Date>
        <h3><Anchor className="cover" href={href}>{title}</Anchor></h3>
        {excerpt && variant !== 'row' ? <p>{excerpt}</p> : null}
      </S.Body>
    </S.Root>
  );
}
