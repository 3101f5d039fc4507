export * as rules from './rules.ts';
export type { ImageLimits, Rule } from './rules.ts';
export { isRuleError, type RuleCode, type RuleError } from './codes.ts';
export { countWords, isEmail, isInternalPath, isMobile, isUrl } from './patterns.ts';
export { parseAmount } from '../../intl/amount.ts';
export {
  bankCode,
  formatIban,
  isSaudiIban,
  nationalIdKind,
  parseNumber,
  parseShortAddress,
  type NationalIdKind,
} from './saudi.ts';
