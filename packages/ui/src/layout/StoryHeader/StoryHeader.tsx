import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../../components/Box/index.ts';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs/index.ts';
import { Img } from '../../foundations/Img.tsx';
import type { ImageSource } from '../../foundations/types.ts';
import * as S from './StoryHeader.styles.ts';

export interface StoryHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** One or two sentences. */
  text?: ReactNode;
  /** Scene behind the title, as wide as the page. Decorative: the title says what the page is about. */
  image?: ImageSource | null | undefined;
  /** Breadcrumbs from the home page to this one. */
  breadcrumbs?: Crumb[];
  /** Metadata above the title: category, place, licence. */
  meta?: ReactNode;
  /** Content below the text: progress, actions. */
  children?: ReactNode;
  /** Leaves room below the text for what overlaps the lower edge, such as a `StatStrip`. @default false */
  overlapped?: boolean;
  /** Panel beside the text, over the scene; below the text on a phone. Rendered in the page's theme. */
  aside?: ReactNode;
}

/** Header of a page about one thing: its scene over the whole width, and its `<h1>` at the scene's lower edge. */
export function StoryHeader({
  title,
  text,
  image,
  breadcrumbs,
  meta,
  children,
  overlapped = false,
  aside,
  ...rest
}: StoryHeaderProps) {
  return (
    <S.Band {...rest} data-scene={image ? '' : undefined} data-overlapped={overlapped || undefined}>
      {image ? (
        <S.Scene>
          <Img src={image.url} alt="" width={image.width} height={image.height} fetchPriority="high" decoding="async" />
        </S.Scene>
      ) : null}
      <S.Copy data-surface="deep">
        <Container>
          <S.Row data-aside={aside ? '' : undefined}>
            <S.Column>
              {breadcrumbs?.length ? <Breadcrumbs items={breadcrumbs} /> : null}
              {meta ? <S.Meta>{meta}</S.Meta> : null}
              <h1>{title}</h1>
              {text ? <p>{text}</p> : null}
              {children}
            </S.Column>
            {aside ? <S.Aside data-surface="base">{aside}</S.Aside> : null}
          </S.Row>
        </Container>
      </S.Copy>
    </S.Band>
  );
}
