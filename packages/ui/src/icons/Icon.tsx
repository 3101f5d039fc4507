import { useId, type ComponentPropsWithRef } from 'react';
import { icons, type IconDefinition, type IconName } from './paths.ts';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** Edge in px. @default 20 */
  size?: number;
  /** Only when the icon stands alone and says something; otherwise it is hidden from assistive technology. */
  title?: string;
}

/** A stroke icon in the colour of the text. Whether it turns in Arabic is part of its definition, never the caller's choice. */
export function Icon({ name, size = 20, title, ...rest }: IconProps) {
  if (title) return <NamedIcon {...rest} name={name} size={size} title={title} />;
  const definition: IconDefinition = icons[name];
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      focusable="false"
      {...rest}
      data-icon={definition.mirrors ? 'mirrors' : ''}
      aria-hidden="true"
    >
      <path d={definition.d} />
    </svg>
  );
}

function NamedIcon({ name, size, title, ...rest }: IconProps) {
  const id = useId();
  const definition: IconDefinition = icons[name];
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      focusable="false"
      {...rest}
      data-icon={definition.mirrors ? 'mirrors' : ''}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{title}</title>
      <path d={definition.d} />
    </svg>
  );
}
