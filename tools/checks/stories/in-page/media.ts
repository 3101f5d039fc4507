// Runs in the page of a story.

/** Media rules of style sheets, also within other rules. */
const mediaRules = (rules: Iterable<CSSRule>): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? mediaRules(rule.cssRules) : []),
  ]);

/**
 * Rewrites the conditions of media rules; the returned function restores them. The browser's own emulation would also
 * reach scripts, and would last for later stories.
 */
export function withMedia(rewrite: (condition: string) => string): () => void {
  const changed = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => mediaRules(cssRules))
    .map(({ media }) => ({ media, before: media.mediaText, after: rewrite(media.mediaText) }))
    .filter(({ before, after }) => before !== after);
  for (const { media, after } of changed) media.mediaText = after;
  return () => {
    for (const { media, before } of changed) media.mediaText = before;
  };
}
