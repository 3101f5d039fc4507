import { memo } from 'react';
import { globalCss } from './globalCss.ts';

export interface GlobalStyleProps {
  /** Nonce for a nonce-based Content-Security-Policy. For a hash-based one, allow the hash of `globalCss`. */
  nonce?: string | undefined;
}

/**
 * Renders tokens, reset, body type, focus ring, motion and forced colours. Render it once, above everything else; React
 * hoists it before every other style.
 * A plain `<style>` element: styled-components would parse the sheet again in every browser at every start.
 */
export const GlobalStyle = memo(({ nonce }: GlobalStyleProps) => (
  <style href="taawun" precedence="taawun" nonce={nonce}>
    {globalCss}
  </style>
));
GlobalStyle.displayName = 'GlobalStyle';
