import type { ComponentPropsWithRef } from 'react';
import * as S from './Link.styles.ts';

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <S.Hidden {...props} />;
}
