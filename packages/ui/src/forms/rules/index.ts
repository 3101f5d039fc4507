export {
  parseAmount,
  bankCode,
  countWords,
  isEmail,
  isInternalPath,
  isMobile,
  isUrl,
  formatIban,
  isSaudiIban,
  nationalIdKind,
  parseNumber,
  parseShortAddress,
  type NationalIdKind,
} from '@taawun/domain';
export * as rules from './rules.ts';
export type { DateRange, FilesRuleLimits, ImageLimits, Rule } from './rules.ts';
export { isRuleError, type RuleCode, type RuleError } from './codes.ts';
