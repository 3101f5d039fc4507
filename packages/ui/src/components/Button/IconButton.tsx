import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import * as S from './Button.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Its name, for everyone who does not see the icon. */
  label: string;
  /** Makes it a link. */
  href?: string;
  /** 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md';
  /** @default 'quiet' */
  variant?: 'quiet' | 'soft' | 'outline';
}

/** An action whose icon everybody knows: close, menu, show. Prefer a Button with text otherwise. */
export function IconButton({ icon, label, href, size = 'md', variant = 'quiet', ...rest }: IconButtonProps) {
  const element = href === undefined ? { type: 'button' as const } : { as: Anchor, href };
  return (
    <S.IconButton {...element} {...rest} data-size={size} data-variant={variant} aria-label={label} title={label}>
      <Icon name={icon} />
    </S.IconButton>
  );
}
