import { useMemo, type ComponentPropsWithRef } from 'react';
import { sanitize } from './sanitize.ts';
import * as S from './RichText.styles.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML from an editor. The component sanitises it, so the source may be untrusted. */
  html: string;
}

/** Editor HTML rendered as prose. */
export function RichText({ html, ...rest }: RichTextProps) {
  const clean = useMemo(() => sanitize(html), [html]);
  return <S.Prose {...rest} dangerouslySetInnerHTML={{ __html: clean }} />;
}
