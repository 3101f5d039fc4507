import type { Config } from 'stylelint';

/** Why a property has some values only. */
const ALLOWED_ONLY: Readonly<Record<string, string>> = {
  content: 'A style sheet has no text: it would be the same in both languages. Write it in the component',
  'text-size-adjust': 'A phone enlarges the text for its reader: write 100%',
  'z-index':
    'What lies over the page has its place in one scale: write z-index: ${layers.…} (packages/ui/src/foundations/layers.ts); the parts of a component have 0 to 3',
};

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
      {
        'z-index': ['auto', '0', '1', '2', '3', /^\$\{layers\.\w+\}$/],
        content: ['none', /^'[^\p{L}\p{N}]*'$/u, /^attr\([^'"]*\)( \/ '')?$/],
        'text-size-adjust': ['100%'],
      },
      {
        message: (property: string) => ALLOWED_ONLY[property] ?? '',
      },
    ],
    'media-feature-name-disallowed-list': [
      ['prefers-contrast'],
      {
        message:
          'High contrast can also be chosen as the theme: write moreContrast(css`…`) (packages/ui/src/foundations/base-styles/moreContrast.ts)',
      },
    ],
    'no-invalid-position-declaration': null,
  },
  overrides: [{ files: ['**/*.css'], customSyntax: 'postcss' }],
} satisfies Config;
