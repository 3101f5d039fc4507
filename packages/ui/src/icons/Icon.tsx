import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { icons, type IconDefinition, type IconName } from './paths.ts';

const Svg = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-mirrors]:dir(rtl) { transform: scaleX(-1); }
`;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** Edge in px. @default 20 */
  size?: number;
  /** Only when the icon stands alone and says something; otherwise it is hidden from assistive technology. */
  title?: string;
}

/** A stroke icon in the colour of the text. Whether it turns in Arabic is part of its definition, never the caller's choice. */
export function Icon({ name, size = 20, title, ...rest }: IconProps) {
  const id = useId();
  const definition: IconDefinition = icons[name];
  const named = title ? { role: 'img', 'aria-labelledby': id } : { 'aria-hidden': true };
  return (
    <Svg viewBox="0 0 20 20" width={size} height={size} focusable="false" data-mirrors={definition.mirrors} {...rest} {...named}>
      {title ? <title id={id}>{title}</title> : null}
      <path d={definition.d} />
    </Svg>
  );
}
