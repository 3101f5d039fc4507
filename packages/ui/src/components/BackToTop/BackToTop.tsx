import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { observeVisibility } from '../../foundations/dom/observeVisibility.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useAnchoredScroll } from './useAnchoredScroll.ts';
import * as S from './BackToTop.styles.ts';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** Fragment of the element at the start of the page. @default '#main' */
  href?: `#${string}`;
}

/** Scrolls to the very top, so that content above the target is visible too. */
const TOP = { offset: Number.NEGATIVE_INFINITY };

/**
 * Link back to the top, visible after one viewport height of scrolling. Render it once per page, after all other
 * content.
 */
export function BackToTop({ href = '#main', onClick, ...rest }: BackToTopProps) {
  const intl = useIntl();
  const sentinel = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const scroll = useAnchoredScroll(TOP);
  useEffect(() => {
    if (!sentinel.current) return;
    return observeVisibility([sentinel.current], (entries) => {
      // One callback can contain several entries when the page jumps past the sentinel; the last one is current.
      const latest = entries.at(-1);
      setShown(latest ? !latest.isIntersecting && latest.boundingClientRect.top < 0 : false);
    });
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
