import type { Config } from 'stylelint';

/**
 * Direction is a switch, so no style may name a side: every property, unit and keyword is the logical one, and no shift goes along the line.
 * What lies over the page takes its `z-index` from one scale.
 */
export default {
  customSyntax: 'postcss-styled-syntax',
  rules: {
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',
    'unit-layout-mappings': 'flow-relative',
    'property-no-unknown': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'color-named': 'never',
    'function-disallowed-list': [
      ['translateX', 'translate3d'],
      {
        message:
          'A shift along the line does not turn around with the page: move by inset-inline-start, or shift the block axis only',
      },
    ],
    'declaration-property-value-disallowed-list': [
      { translate: [/^-?(?:[1-9]|0?\.\d)/], transform: [/translate\(\s*-?(?:[1-9]|0?\.)/] },
      {
        message:
          'A shift along the line does not turn around with the page: move by inset-inline-start, or say why it may: stylelint-disable-line … -- why',
      },
    ],
    'declaration-property-value-allowed-list': [
      { 'z-index': ['auto', '0', '1', '2', '3', /^\$\{layers\.\w+\}$/] },
      {
        message:
          'What lies over the page has its place in one scale: write z-index: ${layers.…} (packages/ui/src/foundations/layers.ts); the parts of a component have 0 to 3',
      },
    ],
    'no-invalid-position-declaration': null,
  },
  overrides: [{ files: ['**/*.css'], customSyntax: 'postcss' }],
} satisfies Config;
