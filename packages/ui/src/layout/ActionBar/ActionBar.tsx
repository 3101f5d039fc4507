import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { observeVisibility } from '../../foundations/dom/observeVisibility.ts';
import * as S from './ActionBar.styles.ts';

export interface ActionBarProps extends ComponentPropsWithRef<'div'> {
  /** One line of text beside the action. */
  text?: ReactNode;
  /** The action: a button or a link. */
  children: ReactNode;
  /** Id of the element that the action leads to: while it is in view, the bar is hidden. */
  target: string;
}

/** Bar with one action at the lower edge of a phone's screen. Not rendered visibly on wider screens. */
export function ActionBar({ text, children, target, ...rest }: ActionBarProps) {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const element = document.getElementById(target);
    if (!element) return;
    return observeVisibility([element], (entries) => setHidden(entries.at(-1)?.isIntersecting ?? false));
  }, [target]);
  return (
    <S.Bar {...rest} data-action-bar data-hidden={hidden || undefined}>
      {text ? <p>{text}</p> : null}
      {children}
    </S.Bar>
  );
}
