import type { Rule } from 'eslint';
import { eachDeclaration, toCamel, type Declaration } from '../styles.ts';

const SIDES = { left: 'start', right: 'end' } as const;
const BLOCK = { top: 'start', bottom: 'end' } as const;

/** Logical name of each property that names a side of the line. */
const INLINE: ReadonlyMap<string, string> = new Map(
  Object.entries(SIDES).flatMap(([side, logical]): [string, string][] => [
    [side, `inset-inline-${logical}`],
    ...['margin', 'padding', 'scroll-margin', 'scroll-padding'].map((name): [string, string] => [
      `${name}-${side}`,
      `${name}-inline-${logical}`,
    ]),
    [`border-${side}`, `border-inline-${logical}`],
    ...['color', 'style', 'width'].map((part): [string, string] => [
      `border-${side}-${part}`,
      `border-inline-${logical}-${part}`,
    ]),
    ...Object.entries(BLOCK).map(([edge, block]): [string, string] => [
      `border-${edge}-${side}-radius`,
      `border-${block}-${logical}-radius`,
    ]),
  ]),
);

/** Logical name of each property that names a side or size of the block, for the option `block`. */
const BLOCK_AXIS: ReadonlyMap<string, string> = new Map([
  ['width', 'inline-size'],
  ['height', 'block-size'],
  ...['min', 'max'].flatMap((bound): [string, string][] => [
    [`${bound}-width`, `${bound}-inline-size`],
    [`${bound}-height`, `${bound}-block-size`],
  ]),
  ...Object.entries(BLOCK).flatMap(([edge, logical]): [string, string][] => [
    [edge, `inset-block-${logical}`],
    ...['margin', 'padding', 'scroll-margin', 'scroll-padding'].map((name): [string, string] => [
      `${name}-${edge}`,
      `${name}-block-${logical}`,
    ]),
    [`border-${edge}`, `border-block-${logical}`],
  ]),
]);

/** Properties whose value may name a side, with the logical value. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'text-align': { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
};

/** Four values, of which the second and the fourth are the sides of the line. */
const FOUR = /^(margin|padding|inset|border-(width|color|style)|scroll-(margin|padding))$/;

/** Values that name a side and have no logical form. */
const SIDED = /^(background|background-position(-x)?|object-position|transform-origin|perspective-origin)$/;
const GRADIENT = /gradient\([^)]*\bto\s+(?:top\s+|bottom\s+)?(?:left|right)\b/;
const SHIFT = /\b(?:translateX|translate3d|translate)\(\s*-?(?:[1-9]|0?\.\d)/;

/** What is wrong with a declaration, and how to mend it. */
interface Finding {
  messageId: 'property' | 'value' | 'sides' | 'shift' | 'background';
  data: Record<string, string>;
  fix?: { range: [number, number]; text: string };
}

/** Parts of a value outside of parentheses. */
const partsOf = (value: string): string[] => value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];

function findingOf(declaration: Declaration, isBlockWanted: boolean): Finding | null {
  const { property, value, valueRange, propertyRange, isObject } = declaration;
  const name = INLINE.get(property) ?? (isBlockWanted ? BLOCK_AXIS.get(property) : undefined);
  const written = (text: string): string => (isObject ? toCamel(text) : text);
  if (name)
    return {
      messageId: 'property',
      data: { physical: written(property), logical: written(name) },
      fix: { range: propertyRange, text: written(name) },
    };
  const logical = VALUES[property]?.[value];
  if (logical)
    return {
      messageId: 'value',
      data: { property: written(property), value, logical },
      ...(valueRange ? { fix: { range: valueRange, text: logical } } : {}),
    };
  const four = FOUR.test(property) ? partsOf(value) : [];
  if (four.length === 4 && four[1] !== four[3]) {
    const base = property.replace(/^border-/, '');
    const [block, line] = property.startsWith('border-')
      ? [`border-block-${base}`, `border-inline-${base}`]
      : [`${property}-block`, `${property}-inline`];
    return { messageId: 'sides', data: { property: written(property), block: written(block), line: written(line) } };
  }
  if (/^(transform|translate)$/.test(property)) {
    const moves = property === 'translate' ? /^-?(?:[1-9]|0?\.\d)/.test(value) : SHIFT.test(value);
    return moves ? { messageId: 'shift', data: { property } } : null;
  }
  if (GRADIENT.test(value) || (SIDED.test(property) && partsOf(value).some((part) => /^(left|right)$/.test(part))))
    return { messageId: 'background', data: { property: written(property) } };
  return null;
}

/** A rule that sets one direction on purpose may name its sides. */
const isOfOneDirection = (selectors: readonly string[]): boolean =>
  selectors.some((selector) => /:dir\(|\[dir/.test(selector));

export const logicalProperties: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    docs: { description: 'require logical CSS properties, so that styles are right in both directions' },
    schema: [
      {
        type: 'object',
        properties: { block: { type: 'boolean', description: 'also top, bottom, width and height' } },
        additionalProperties: false,
      },
    ],
    messages: {
      property: '`{{physical}}` is on the same side in both directions: write `{{logical}}`.',
      value: '`{{property}}: {{value}}` is on the same side in both directions: write `{{logical}}`.',
      sides:
        'The sides of `{{property}}` differ and do not change with the direction: write `{{block}}` and `{{line}}`.',
      shift:
        'A shift along the line does not change with the direction: move by `inset-inline-start`, or give each direction its own value under `:dir(rtl)`.',
      background:
        '`{{property}}` names a side and has no logical form: give each direction its own value under `:dir(rtl)`.',
    },
  },
  create(context) {
    const { block = false } = (context.options[0] ?? {}) as { block?: boolean };
    return eachDeclaration(context, (declaration) => {
      const finding = isOfOneDirection(declaration.selectors) ? null : findingOf(declaration, block);
      if (!finding) return;
      const [from, to] = declaration.propertyRange;
      const { fix } = finding;
      context.report({
        loc: { start: context.sourceCode.getLocFromIndex(from), end: context.sourceCode.getLocFromIndex(to) },
        messageId: finding.messageId,
        data: finding.data,
        ...(fix ? { fix: (fixer) => fixer.replaceTextRange(fix.range, fix.text) } : {}),
      });
    });
  },
};
