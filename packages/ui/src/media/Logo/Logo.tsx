import { useId, type ComponentPropsWithRef } from 'react';
import * as S from './Logo.styles.ts';
import { octagonPoints, starPoints } from './star.ts';

export interface LogoProps extends ComponentPropsWithRef<'svg'> {
  /** Edge length in px. @default 40 */
  size?: number;
}

/** Logo of the association: an eight-pointed star. Decorative beside the written name; never mirrors. */
export function Logo({ size = 40, ...rest }: LogoProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} {...rest} data-logo="" aria-hidden="true">
      <polygon className="outer" points={starPoints} strokeLinejoin="round" />
      <polygon className="inner" points={octagonPoints} />
      <circle className="core" cx="24" cy="24" r="6.4" />
    </svg>
  );
}

/**
 * Hairline lattice of eight-pointed stars at the end of a band, faded towards its text. Hidden on a phone, where text
 * takes the whole width.
 */
export function Lattice(props: ComponentPropsWithRef<'div'>) {
  const id = useId();
  return (
    <S.LatticeBox {...props} data-lattice="" aria-hidden="true">
      <svg>
        <defs>
          <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
            <g fill="none" stroke="currentColor" strokeWidth="1">
              <polygon points={starPoints} transform="translate(12 12)" />
              <polygon points={octagonPoints} transform="translate(12 12)" />
              <path d="M36 0v15M36 57v15M0 36h15M57 36h15M0 0l21.200 21.200M72 0 50.800 21.200M0 72l21.200-21.200M72 72 50.800 50.800" />
              <path d="M0 12 12 0M60 0l12 12M0 60l12 12M60 72l12-12" />
            </g>
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </S.LatticeBox>
  );
}

/** Placeholder for a missing image. Fills its container. */
export function StarPlaceholder(props: ComponentPropsWithRef<'span'>) {
  return (
    <S.Placeholder {...props} aria-hidden="true">
      <Logo size={64} />
    </S.Placeholder>
  );
}
