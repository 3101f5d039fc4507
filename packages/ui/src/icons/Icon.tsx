import { useId, type ComponentPropsWithRef } from 'react';
import { icons, type IconDefinition, type IconSource } from './paths.ts';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> {
  /** Name of an icon, or one of your own: one path on a 20 × 20 grid, rendered as a stroke. */
  name: IconSource;
  /** Edge length in px at the default text size; grows with the text. @default 20 */
  size?: number;
  /**
   * Accessible name. Set it only when the icon conveys meaning on its own; otherwise the icon is hidden from assistive
   * technology.
   */
  title?: string;
}

const boxOf = (size: number) => ({ viewBox: '0 0 20 20', width: `${size / 16}rem`, height: `${size / 16}rem` });

const definitionOf = (icon: IconSource): IconDefinition => (typeof icon === 'string' ? icons[icon] : icon);

/** Stroke icon in the text colour. Mirroring in RTL is part of the icon's definition; callers cannot set it. */
export function Icon({ name, size = 20, title, ...rest }: IconProps) {
  if (title) return <NamedIcon {...rest} name={name} size={size} title={title} />;
  const definition = definitionOf(name);
  return (
    <svg {...boxOf(size)} {...rest} data-icon={definition.mirrors ? 'mirrors' : ''} aria-hidden="true">
      <path d={definition.d} />
    </svg>
  );
}

function NamedIcon({ name, size = 20, title, ...rest }: IconProps) {
  const id = useId();
  const definition = definitionOf(name);
  return (
    <svg {...boxOf(size)} {...rest} data-icon={definition.mirrors ? 'mirrors' : ''} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <path d={definition.d} />
    </svg>
  );
}
