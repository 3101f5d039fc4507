import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import { useAnchoredScroll } from './useAnchoredScroll.ts';
import * as S from './BackToTop.styles.ts';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** Where the page begins, in this page. @default '#main' */
  href?: `#${string}`;
}

/** What stands above the beginning comes into sight, too. */
const TOP = { offset: Number.NEGATIVE_INFINITY };

/** A way back for who has scrolled more than one window. Once per page, after everything else. */
export function BackToTop({ href = '#main', onClick, ...rest }: BackToTopProps) {
  const intl = useIntl();
  const sentinel = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const scroll = useAnchoredScroll(TOP);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver((entries) => {
      // A jump past the mark is told in one call, with what was before it.
      const latest = entries.at(-1);
      setShown(latest ? !latest.isIntersecting && latest.boundingClientRect.top < 0 : false);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <S.Sentinel ref={sentinel} aria-hidden="true" />
      <S.Link
        {...rest}
        href={href}
        data-shown={shown || undefined}
        aria-label={intl.formatMessage({ id: 'ui.backToTop.label' })}
        onClick={(event) => {
          onClick?.(event);
          scroll(event);
        }}
      >
        <Icon name="arrow-up" />
      </S.Link>
    </>
  );
}
