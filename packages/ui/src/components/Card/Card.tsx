import type { ComponentPropsWithRef, ElementType } from 'react';
import { classes } from '../../foundations/attributes/classes.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** @default 'md' */
  padding?: 'none' | 'md' | 'lg';
  /** Element to render: `article` for self-contained content. @default 'div' */
  as?: ElementType;
}

/** Raised surface that groups content. */
export function Card({ padding = 'md', as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classes('ta-card', className)} data-padding={padding} />;
}
