import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import * as S from './Box.styles.ts';

type DivProps = ComponentPropsWithRef<'div'>;

export interface ContainerProps extends DivProps {
  /** page 1200 px, narrow 800 px for reading, form 496 px. @default 'page' */
  size?: 'page' | 'narrow' | 'form';
}

/** Centres content in the page's width. */
export function Container({ size = 'page', ...rest }: ContainerProps) {
  return <S.Container {...rest} data-size={size} />;
}

export interface StackProps extends DivProps {
  /** In steps of 4 px. @default 4 */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | 12;
  /** @default 'column' */
  direction?: 'column' | 'row';
  /** Across the direction, as in flex layout. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction, as in flex layout. */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** A row goes on in the next line. @default false */
  wrap?: boolean;
  /** The element. @default 'div' */
  as?: ElementType;
}

/** Children one after another with an even gap. */
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

export interface GridProps extends DivProps {
  /** Narrowest column before one less fits: xs 160, sm 240, md 320, lg 448 px. @default 'md' */
  min?: 'xs' | 'sm' | 'md' | 'lg';
  /** @default 'md' */
  gap?: 'sm' | 'md';
  /** The element. @default 'div' */
  as?: ElementType;
}

/** Columns of equal width, as many as fit. */
export function Grid({ min = 'md', gap = 'md', ...rest }: GridProps) {
  return <S.Grid {...rest} data-min={min} data-gap={gap} />;
}

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** `share` only for shares and investment. @default 'plain' */
  tone?: 'plain' | 'soft' | 'raised' | 'share';
  /** lg 88/56, md 56/40, sm 32 px. @default 'lg' */
  space?: 'lg' | 'md' | 'sm' | 'none';
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** One idea of a page, full width. Put a Container inside. */
export function Section({ tone = 'plain', space = 'lg', labelledBy, ...rest }: SectionProps) {
  return <S.Section {...rest} data-tone={tone} data-space={space} aria-labelledby={labelledBy} />;
}

export interface SplitProps extends DivProps {
  /** The second column's content, or the first's with `asideFirst`. */
  aside: ReactNode;
  /** Draws (and reads) the aside first. @default false */
  asideFirst?: boolean;
  /** side: the aside is narrow, 264 px when first and 320 px when last; half; wide: 5 : 7; feature: 14 : 11. One column below 1100 px. @default 'half' */
  ratio?: 'side' | 'half' | 'wide' | 'feature';
  /** Of the two columns along the block. @default 'start' */
  align?: 'start' | 'center';
}

/** Two columns on a wide screen, one after the other on a phone. */
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
