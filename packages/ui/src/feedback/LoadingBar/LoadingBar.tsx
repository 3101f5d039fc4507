import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import * as S from './LoadingBar.styles.ts';

/** Milliseconds before the bar appears: shorter loads show no bar (specification, section 9). */
const THROTTLE = 200;

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether a page is loading. */
  active: boolean;
}

/** Progress line at the top edge while a page loads. It overlays the page, so the layout does not shift. */
export function LoadingBar({ active, ...rest }: LoadingBarProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setShown(true), THROTTLE);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active]);
  return active && shown ? (
    <S.Bar {...rest} role="progressbar" aria-label={intl.formatMessage({ id: 'ui.loadingBar.label' })} />
  ) : null;
}
