import type { Config } from 'stylelint';

/** Direction is a switch, so no style may name a side: every property, unit and keyword is the logical one. */
export default {
  customSyntax: 'postcss-styled-syntax',
  rules: {
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',
    'unit-layout-mappings': 'flow-relative',
    'property-no-unknown': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'color-named': 'never',
    'no-invalid-position-declaration': null,
  },
  overrides: [{ files: ['**/*.css'], customSyntax: 'postcss' }],
} satisfies Config;
