import names from 'color-name';
import type { Rule } from 'eslint';
import { eachDeclaration, toCamel } from '../styles.ts';

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b)/i;
/** Properties whose value may name a color. */
const COLORED = /^(color|background|border|outline|fill|stroke|box-shadow|text-shadow|accent|caret|text-decoration)/;
const NAMED = new Set(Object.keys(names));
const LENGTH = /(?:^|[\s(])\d*\.?\d+(?:px|rem)\b/;

/** Which token family a value should come from; `null` when the value is fine. */
function familyOf(property: string, value: string): { literal: string; family: string } | null {
  const color = COLOR.exec(value)?.[0];
  if (color) return { literal: color.replace(/\($/, '(…)'), family: 'color' };
  if (COLORED.test(property)) {
    const word = value
      .replaceAll(/var\([^)]*\)/g, ' ')
      .split(/[\s,()/]+/)
      .find((each) => NAMED.has(each.toLowerCase()));
    if (word) return { literal: word, family: 'color' };
  }
  if (property === 'font-family' && value !== '' && !/^(var\(|inherit|monospace$)/.test(value))
    return { literal: value, family: 'font' };
  if (property === 'font-size' && LENGTH.test(value) && !value.includes('clamp('))
    return { literal: value, family: 'font-size' };
  // A full circle is a shape, and no size of a corner.
  if (/^border(-\w+-\w+)?-radius$/.test(property) && LENGTH.test(value) && !/9{2,}px/.test(value))
    return { literal: value, family: 'radius' };
  return null;
}

const TOKENS: Readonly<Record<string, string>> = {
  color: '`var(--ta-text)`, `var(--ta-surface)`, `var(--ta-accent)` or another color',
  font: '`var(--ta-font-family)`',
  'font-size': '`var(--ta-font-14)` or another size',
  radius: '`var(--ta-radius-control)` or another radius',
};

export const tokensOnly: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'require design tokens instead of literal colors, fonts, font sizes and radii' },
    schema: [
      {
        type: 'object',
        properties: {
          allow: { type: 'array', items: { type: 'string' }, description: 'properties that may have literal values' },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      token:
        '`{{property}}: {{literal}}` does not follow the theme, dark mode or high contrast: take a token, {{tokens}} of the theme.',
    },
  },
  create(context) {
    const { allow = [] } = (context.options[0] ?? {}) as { allow?: string[] };
    return eachDeclaration(context, ({ property, value, propertyRange, isObject }) => {
      // A custom property is where a literal becomes a token.
      if (property.startsWith('--') || allow.includes(property)) return;
      const found = familyOf(property, value);
      if (!found) return;
      context.report({
        loc: {
          start: context.sourceCode.getLocFromIndex(propertyRange[0]),
          end: context.sourceCode.getLocFromIndex(propertyRange[1]),
        },
        messageId: 'token',
        data: {
          property: isObject ? toCamel(property) : property,
          literal: found.literal,
          tokens: TOKENS[found.family] ?? '',
        },
      });
    });
  },
};
