import type { ComponentPropsWithRef, FocusEvent, ReactNode } from 'react';
import { usePopover } from '../../foundations/popover/usePopover.ts';
import type { IconSource } from '../../icons/paths.ts';
import { IconButton } from '../Button/index.ts';
import { Bubble } from '../Tooltip/Tooltip.styles.ts';
import * as S from './Popover.styles.ts';

export interface ToggletipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Accessible name of the button: what it explains. */
  label: string;
  /** @default 'info' */
  icon?: IconSource;
  /** One or two sentences without controls. */
  children: ReactNode;
}

/**
 * Button that shows an explanation when it is pressed, for touch, mouse and keyboard alike. The focus stays on the
 * button; assistive technology announces the text. For a name or a hint on hover use `Tooltip`, for content with
 * controls `Popover`.
 */
export function Toggletip({ label, icon = 'info', children, ...rest }: ToggletipProps) {
  const { hide, trigger, popover } = usePopover<HTMLSpanElement>();
  // `null`: a press on the text, to select it, or the window lost the focus.
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) hide();
  };
  return (
    <S.Tip {...rest}>
      <IconButton {...trigger} icon={icon} label={label} title="" onBlur={onBlur} />
      {/* The live region exists before the text appears in it. */}
      <span role="status">
        <Bubble {...popover}>{children}</Bubble>
      </span>
    </S.Tip>
  );
}
