import type { ComponentPropsWithRef } from 'react';
import * as S from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** @default 'line' */
  shape?: 'line' | 'block' | 'circle' | 'control';
}

/** Placeholder for loading content. Hidden from assistive technology; set `aria-busy` on the region. */
export function Skeleton({ shape = 'line', ...rest }: SkeletonProps) {
  return <S.Skeleton {...rest} data-shape={shape} aria-hidden="true" />;
}

export interface SkeletonTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** @default 3 */
  lines?: number;
}

/** Placeholder for a loading paragraph. */
export function SkeletonText({ lines = 3, ...rest }: SkeletonTextProps) {
  return (
    <S.Lines {...rest}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </S.Lines>
  );
}
