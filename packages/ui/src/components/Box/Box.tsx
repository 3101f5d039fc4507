import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import * as S from './Box.styles.ts';

type DivProps = ComponentPropsWithRef<'div'>;

export interface ContainerProps extends DivProps {
  /** Maximum width: page 1200 px, narrow a column of 736 px at the page's start for reading, form 496 px. @default 'page' */
  size?: 'page' | 'narrow' | 'form';
}

/** Centres content within the page width. */
export function Container({ size = 'page', ...rest }: ContainerProps) {
  return <S.Container {...rest} data-size={size} />;
}

export interface StackProps extends DivProps {
  /** Gap in steps of 4 px. @default 4 */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | 12;
  /** @default 'column' */
  direction?: 'column' | 'row';
  /** Cross-axis alignment, as in flex layout. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Main-axis alignment, as in flex layout. */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** Lets a row wrap onto the next line. @default false */
  wrap?: boolean;
  /** Element to render. @default 'div' */
  as?: ElementType;
}

/** Lays out children in one direction with an even gap. */
export function Stack({ gap = 4, direction = 'column', align, justify, wrap, ...rest }: StackProps) {
  return (
    <S.Stack
      {...rest}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    />
  );
}

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Background. Use `share` for shares and investment only. @default 'plain' */
  tone?: 'plain' | 'soft' | 'raised' | 'share';
  /** Block padding: lg 88/56, md 56/40, sm 32 px. @default 'lg' */
  space?: 'lg' | 'md' | 'sm' | 'none';
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** Full-width section of a page. Put a `Container` inside. */
export function Section({ tone = 'plain', space = 'lg', labelledBy, ...rest }: SectionProps) {
  return <S.Section {...rest} data-tone={tone} data-space={space} aria-labelledby={labelledBy} />;
}

export interface SplitProps extends DivProps {
  /** Content of the second column, or of the first with `asideFirst`. */
  aside: ReactNode;
  /** Renders the aside first, visually and in reading order. @default false */
  asideFirst?: boolean;
  /**
   * Column ratio. side: narrow aside, 264 px when first and 320 px when last; half: equal; wide: 5 : 7; feature: 14 :
   * 11. One column below 1100 px.
   * @default 'half'
   */
  ratio?: 'side' | 'half' | 'wide' | 'feature';
  /** Block-axis alignment of the two columns. @default 'start' */
  align?: 'start' | 'center';
}

/** Two columns on a wide screen, stacked on a phone. */
export function Split({ aside, asideFirst = false, ratio = 'half', align = 'start', children, ...rest }: SplitProps) {
  const second = <div>{aside}</div>;
  return (
    <S.Split {...rest} data-ratio={ratio} data-align={align} data-aside={asideFirst ? 'first' : 'last'}>
      {asideFirst ? second : null}
      <div>{children}</div>
      {asideFirst ? null : second}
    </S.Split>
  );
}
