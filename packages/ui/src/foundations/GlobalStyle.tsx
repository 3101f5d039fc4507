import { memo } from 'react';
import { globalCss } from './globalCss.ts';

export interface GlobalStyleProps {
  /** For a Content-Security-Policy with nonces. One with hashes allows the hash of `globalCss`. */
  nonce?: string | undefined;
}

/**
 * Tokens, reset, body type, focus ring, motion and forced colours. Render it once, above everything else; React puts it before every
 * other style. A plain style element: the engine of the components would parse it anew in every browser at every start.
 */
export const GlobalStyle = memo(({ nonce }: GlobalStyleProps) => (
  <style href="taawun" precedence="taawun" nonce={nonce}>
    {globalCss}
  </style>
));
GlobalStyle.displayName = 'GlobalStyle';
