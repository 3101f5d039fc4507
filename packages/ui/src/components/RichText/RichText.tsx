import { useId, useMemo, type ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAnchoredScroll } from '../BackToTop/index.ts';
import { contentsOf, type ContentsItem } from './contents.ts';
import { sanitize } from './sanitize.ts';
import * as S from './RichText.styles.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** An editor's HTML. It is sanitised here, so it may come from anywhere. */
  html: string;
  /** Lists the text's second-level headings before it, where it has three or more. Once per page. @default false */
  contents?: boolean;
}

/** An editor's text as readable prose. */
export function RichText({ html, contents = false, ...rest }: RichTextProps) {
  const text = useMemo(() => {
    const clean = sanitize(html);
    return contents ? contentsOf(clean) : { html: clean, items: [] };
  }, [html, contents]);
  const prose = <S.Prose {...rest} dangerouslySetInnerHTML={{ __html: text.html }} />;
  return text.items.length < 3 ? prose : <><Contents items={text.items} />{prose}</>;
}

function Contents({ items }: { items: readonly ContentsItem[] }) {
  const id = useId();
  const onClick = useAnchoredScroll();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it are pressed
    <S.Contents aria-labelledby={id} onClick={onClick}>
      <strong id={id}><FormattedMessage id="ui.richText.contents" /></strong>
      <ol role="list">{items.map((item) => <li key={item.id}><a href={`#${item.id}`}><bdi>{item.label}</bdi></a></li>)}</ol>
    </S.Contents>
  );
}
