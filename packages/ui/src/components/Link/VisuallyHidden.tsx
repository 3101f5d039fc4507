import type { ComponentPropsWithRef, ElementType } from 'react';
import { classes } from '../../foundations/attributes/classes.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({
  as: Element = 'span',
  className,
  ...rest
}: ComponentPropsWithRef<'span'> & { as?: ElementType }) {
  return <Element {...rest} className={classes('ta-hidden', className)} />;
}
