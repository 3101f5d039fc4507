import { cloneElement, useId, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useTooltip } from './useTooltip.ts';
import * as S from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One short sentence. */
  text: string;
  /** `label`: the text is the accessible name of the control instead of its description. @default 'description' */
  purpose?: 'description' | 'label';
  /** One control; or a term, which becomes a button that opens the tooltip on press too. */
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-labelledby'?: string; title?: string }> | string;
}

/**
 * Short text about a control or a term, on hover and focus. The pointer can move onto it and Escape closes it (WCAG
 * 1.4.13). Touch has no hover: do not put required information only here.
 */
export function Tooltip({ text, purpose = 'description', children, ref, ...rest }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => root.current, []);
  const { show, hide, on } = useTooltip(root, bubble);
  // Prevents the browser's native tooltip from covering this one.
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
