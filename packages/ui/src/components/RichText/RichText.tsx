import { useMemo, type ComponentPropsWithRef } from 'react';
import { sanitize } from './sanitize.ts';
import * as S from './RichText.styles.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** An editor's HTML. It is sanitised here, so it may come from anywhere. */
  html: string;
}

/** An editor's text as readable prose. */
export function RichText({ html, ...rest }: RichTextProps) {
  const clean = useMemo(() => sanitize(html), [html]);
  return <S.Prose {...rest} dangerouslySetInnerHTML={{ __html: clean }} />;
}
