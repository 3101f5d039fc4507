import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import * as S from './LinkCard.styles.ts';

export interface LinkCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  title: string;
  href: string;
  /** One sentence on what is there. */
  text?: ReactNode;
  icon?: IconSource | undefined;
  /** Link to another site: opens a new tab and announces it. @default false */
  external?: boolean;
}

/** Card that leads to a page: the next step of a task, a section of an area. The whole card is the link. */
export function LinkCard({ title, href, text, icon, external = false, headingLevel = 3, ...rest }: LinkCardProps) {
  return (
    <S.Root {...rest}>
      {icon ? <Icon name={icon} size={24} /> : null}
      <S.Body>
        <CardTitle level={headingLevel} size="sm">
          <Link className="cover" tone="plain" href={href} external={external}>
            {title}
          </Link>
        </CardTitle>
        {text ? <p>{text}</p> : null}
      </S.Body>
      {external ? null : <Icon name="arrow-forward" />}
    </S.Root>
  );
}
