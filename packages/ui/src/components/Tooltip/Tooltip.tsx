import { cloneElement, useId, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useTooltip } from './useTooltip.ts';
import * as S from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One short sentence. */
  text: string;
  /** `label`: the text is the only name of its control, instead of an addition to it. @default 'description' */
  purpose?: 'description' | 'label';
  /** One control; or a term, which becomes a button that shows its meaning at a press as well. */
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-labelledby'?: string; title?: string }> | string;
}

/**
 * A few words about a control or a term, at hover and focus. The pointer may go onto them and Escape takes them away (WCAG 1.4.13). A finger does not
 * hover: nothing that a reader needs may stand only here.
 */
export function Tooltip({ text, purpose = 'description', children, ref, ...rest }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => root.current, []);
  const { show, hide, on } = useTooltip(root, bubble);
  // One is enough: the browser's own would come to lie over this one.
  const control =
    typeof children === 'string' ? (
      <S.Term type="button" onClick={show} onBlur={hide}>
        {children}
      </S.Term>
    ) : (
      cloneElement(children, { title: '' })
    );
  const attribute = purpose === 'label' ? 'aria-labelledby' : 'aria-describedby';
  return (
    <S.Root {...rest} {...on} ref={root}>
      {cloneElement(control, { [attribute]: [control.props[attribute], id].filter(Boolean).join(' ') })}
      <S.Bubble ref={bubble} id={id} role="tooltip" popover="manual">
        {text}
      </S.Bubble>
    </S.Root>
  );
}
