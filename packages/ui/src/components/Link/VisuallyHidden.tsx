import type { ComponentPropsWithRef, ElementType } from 'react';
import * as S from './Link.styles.ts';

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'> & { as?: ElementType }) {
  return <S.Hidden {...props} />;
}
