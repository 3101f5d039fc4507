import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Divider.styles.ts';

export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Direction of the line. A vertical line stands between the items of a row and is as high as the row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Short text in the middle of the line, such as "or". */
  children?: ReactNode;
}

/**
 * Line between two groups of content. It has no margin: the gap of its container separates it. A text in it is read as
 * text; without one, assistive technology announces a separator. Between the items of a list use `List`.
 */
export function Divider({ orientation = 'horizontal', children, ref, ...rest }: DividerProps) {
  const given = { ...rest, 'data-orientation': orientation };
  if (children === undefined || children === null)
    return (
      <S.Divider as="hr" {...given} ref={ref} aria-orientation={orientation === 'vertical' ? 'vertical' : undefined} />
    );
  return (
    <S.Divider {...given} ref={ref} data-text="">
      <span>{children}</span>
    </S.Divider>
  );
}
