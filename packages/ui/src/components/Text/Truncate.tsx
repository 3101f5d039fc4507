import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../Link/index.ts';
import { truncate } from './truncate.ts';

export interface TruncateProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  text: string;
  /** Maximum length in user-perceived characters. @default 50 */
  length?: number;
}

/** Truncates after `length` characters with an ellipsis; assistive technology receives the whole text. */
export function Truncate({ text, length = 50, ...rest }: TruncateProps) {
  const cut = truncate(text, length);
  if (cut === null) return <span {...rest}>{text}</span>;
  return (
    <span {...rest} title={text}>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
