import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../foundations/attributes/classes.ts';
import { Link } from '../Link/index.ts';
import * as S from './Heading.styles.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level. @default xl, lg, md, sm by level */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

const sizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** Heading with separate outline level and visual size. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classes('ta-heading', className)} data-size={size} />;
}

export interface SectionHeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** Short line above the title. */
  eyebrow?: ReactNode;
  text?: ReactNode;
  /** Link at the end of the line, such as "All news". */
  action?: { href: string; label: string };
  /** Colour of the eyebrow. @default 'secondary' */
  tone?: 'secondary' | 'share';
  /** @default 2 */
  level?: 1 | 2 | 3;
  /** Id of the heading element, for the section's `aria-labelledby`. */
  headingId?: string;
}

/** Section header: eyebrow, title, a line of text, and a link to the full list. */
export function SectionHeading({
  title,
  eyebrow,
  text,
  action,
  tone = 'secondary',
  level = 2,
  headingId,
  ...rest
}: SectionHeadingProps) {
  return (
    <S.Head {...rest}>
      <div>
        {eyebrow ? <S.Eyebrow data-tone={tone}>{eyebrow}</S.Eyebrow> : null}
        <Heading level={level} size="xl" {...(headingId ? { id: headingId } : {})}>
          {title}
        </Heading>
        {text ? <S.Lead>{text}</S.Lead> : null}
      </div>
      {action ? (
        <Link href={action.href} tone="action" iconEnd="arrow-forward">
          {action.label}
        </Link>
      ) : null}
    </S.Head>
  );
}
