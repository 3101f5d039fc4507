import { memo } from 'react';
import { globalCss, globalCssOf, type GlobalPart } from './globalCss.ts';

export interface GlobalStyleProps {
  /** Nonce for a nonce-based Content-Security-Policy. For a hash-based one, allow the hash of `globalCss`. */
  nonce?: string | undefined;
  /**
   * Parts that apply to the whole page: tokens, reset (box sizing, margins, lists, form controls) and type (body, headings).
   * Without reset or type, those apply only below elements with `data-taawun`: a page with styles of its own adopts the
   * library part by part. @default all
   */
  parts?: readonly GlobalPart[] | undefined;
}

/**
 * Renders tokens, reset, body type, focus ring, motion and forced colours. Render it once, above everything else; React
 * hoists it before every other style.
 * A plain `<style>` element: styled-components would parse the sheet again in every browser at every start.
 */
export const GlobalStyle = memo(({ nonce, parts }: GlobalStyleProps) => (
  // React renders a sheet once for each `href`.
  <style href={parts ? `taawun-${parts.toSorted().join('-')}` : 'taawun'} precedence="taawun" nonce={nonce}>
    {parts ? globalCssOf(parts) : globalCss}
  </style>
));
GlobalStyle.displayName = 'GlobalStyle';
