import { useId, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAnchoredScroll } from '../BackToTop/index.ts';
import { contentsOf, type ContentsItem } from './contents.ts';
import type { RichTextProps } from './RichText.tsx';
import { sanitize } from './sanitize.ts';
import * as S from './RichText.styles.ts';

/**
 * `RichText` for a long page, with a table of contents when the text has three or more second-level headings. Render it
 * once per page.
 */
export function ArticleText({ html, ...rest }: RichTextProps) {
  const text = useMemo(() => contentsOf(sanitize(html)), [html]);
  return (
    <>
      {text.items.length >= 3 && <Contents items={text.items} />}
      <S.Prose {...rest} dangerouslySetInnerHTML={{ __html: text.html }} />
    </>
  );
}

function Contents({ items }: { items: readonly ContentsItem[] }) {
  const id = useId();
  const onClick = useAnchoredScroll();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it are pressed
    <S.Contents aria-labelledby={id} onClick={onClick}>
      <strong id={id}>
        <FormattedMessage id="ui.richText.contents" />
      </strong>
      <ol role="list">
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>
              <bdi>{item.label}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </S.Contents>
  );
}
