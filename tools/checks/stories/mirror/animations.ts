// Compares the keyframes of animations: under reduced motion they do not run, and are no less wrong.
import {
  asIs,
  cornersOf,
  fullAngle,
  mirroredAngle,
  mirroredClip,
  mirroredShadow,
  mirroredTranslate,
  negated,
} from './values.ts';
import { places, type Property } from './properties.ts';
import { nameOf } from './compare.ts';

/** Animation rules of all style sheets with their names. They do not run under reduced motion, but must mirror too. */
export function animationRules(frames: ReadonlyMap<string, CSSKeyframesRule>): { selector: string; names: string[] }[] {
  const found: { selector: string; names: string[] }[] = [];
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        // With a variable in it only the shorthand has a text.
        const names = (rule.style.animationName || rule.style.animation)
          .split(/[\s,]+/)
          .filter((word) => frames.has(word));
        if (names.length) found.push({ selector: rule.selectorText, names });
      }
      if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return found;
}

export function keyframesOf(): Map<string, CSSKeyframesRule> {
  const found = new Map<string, CSSKeyframesRule>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) if (rule instanceof CSSKeyframesRule) found.set(rule.name, rule);
  return found;
}

const IN_KEYFRAMES: readonly Property[] = [
  { css: 'translate', mirrored: mirroredTranslate },
  { css: 'rotate', mirrored: mirroredAngle, form: fullAngle },
  {
    css: 'transform',
    mirrored: (value) =>
      value.replaceAll(
        /(translate(?:X|3d)?\(|rotate\(|skewX?\()(-?[\d.]+[a-z%]*)/g,
        (_, kind: string, x: string) => `${kind}${negated(x)}`,
      ),
  },
  { css: 'clip-path', mirrored: mirroredClip, form: cornersOf },
  { css: 'box-shadow', mirrored: mirroredShadow },
  { css: 'background-position-x', mirrored: places },
];
const PAIRS = [
  ['left', 'right'],
  ['margin-left', 'margin-right'],
  ['padding-left', 'padding-right'],
] as const;

/** Keyframes of an animation, plain or mirrored. A full rotation (a spinner) has no direction. */
function framesText(rule: CSSKeyframesRule | undefined, mirrored: boolean): string {
  if (!rule) return '';
  return [...rule]
    .map(({ keyText, style }) => {
      const values = IN_KEYFRAMES.flatMap(({ css, mirrored: mirror, form = asIs }) => {
        const value = style.getPropertyValue(css);
        return value && value !== '1turn' && value !== '360deg'
          ? [`${css}: ${form(mirrored ? mirror(value) : value)}`]
          : [];
      });
      const sides = PAIRS.flatMap(([left, right]) => {
        const [one, other] = [style.getPropertyValue(left), style.getPropertyValue(right)];
        return one || other ? [`${left}: ${mirrored ? other : one}; ${right}: ${mirrored ? one : other}`] : [];
      });
      return `${keyText} ${[...values, ...sides].join('; ')}`;
    })
    .join(' ');
}

type Running = ReadonlyMap<Element, ReadonlySet<string>>;

/** Which animations each element would have. */
export function animationsOf(
  rules: readonly { selector: string; names: string[] }[],
  within: ReadonlySet<Element>,
): Running {
  const found = new Map<Element, Set<string>>();
  for (const { selector, names } of rules) {
    for (const element of document.body.querySelectorAll(selector.replaceAll(/::[a-z-]+/g, ''))) {
      if (!within.has(element)) continue;
      const own = found.get(element) ?? new Set();
      for (const each of names) own.add(each);
      found.set(element, own);
    }
  }
  return found;
}

export function compareAnimations(frames: ReadonlyMap<string, CSSKeyframesRule>, rtl: Running, ltr: Running): string[] {
  const text = (names: ReadonlySet<string> | undefined, mirrored: boolean): string =>
    [...(names ?? [])]
      .map((each) => framesText(frames.get(each), mirrored))
      .toSorted()
      .join(' | ');
  return [...new Set([...rtl.keys(), ...ltr.keys()])].flatMap((element) => {
    const [from, to] = [text(rtl.get(element), true), text(ltr.get(element), false)];
    return from === to
      ? []
      : [
          `${nameOf(element)}: keyframes are "${text(rtl.get(element), false)}" in rtl and "${to}" in ltr, not mirrored`,
        ];
  });
}
