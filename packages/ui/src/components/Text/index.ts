export { Money, RiyalSign, type MoneyProps } from './Money.tsx';
export { IbanText, type IbanTextProps } from './IbanText.tsx';
export {
  Bdi,
  DateText,
  EmailText,
  NumberText,
  PhoneText,
  Text,
  Truncate,
  type ContactTextProps,
  type DateTextProps,
  type NumberTextProps,
  type TextProps,
  type TruncateProps,
} from './Text.tsx';
