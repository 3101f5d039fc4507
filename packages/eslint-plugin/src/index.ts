/**
 * Lint rules for interfaces in Arabic and other languages. ESLint: `taawun.configs.recommended`; oxlint: `jsPlugins` and
 * the rules by name.
 */
import type { ESLint, Linter, Rule } from 'eslint';
import { isolateCodes } from './rules/isolate-codes.ts';
import { logicalProperties } from './rules/logical-properties.ts';
import { noDeprecated } from './rules/no-deprecated.ts';
import { noLiteralText } from './rules/no-literal-text.ts';
import { pluralForms } from './rules/plural-forms.ts';
import { tokensOnly } from './rules/tokens-only.ts';

export type { Change } from './changes.ts';

const rules: Record<string, Rule.RuleModule> = {
  'isolate-codes': isolateCodes,
  'logical-properties': logicalProperties,
  'no-deprecated': noDeprecated,
  'no-literal-text': noLiteralText,
  'plural-forms': pluralForms,
  'tokens-only': tokensOnly,
};

const meta = { name: '@taawun/eslint-plugin', namespace: 'taawun' };

/** All rules as errors, for the `plugins` and `rules` of a configuration. */
const recommended: Linter.Config = {
  name: 'taawun/recommended',
  plugins: { taawun: { meta, rules } },
  rules: Object.fromEntries(Object.keys(rules).map((name) => [`taawun/${name}`, 'error'])),
};

/** Rules of `@taawun/eslint-plugin`, and their recommended configuration. */
const plugin: ESLint.Plugin & { configs: { recommended: Linter.Config } } = {
  meta,
  rules,
  configs: { recommended },
};
// oxlint-disable-next-line import/no-default-export -- ESLint and oxlint load the default export of a plugin
export default plugin;
