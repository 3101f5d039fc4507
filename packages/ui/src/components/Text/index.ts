export { Money, RiyalSign, type MoneyProps } from './Money.tsx';
export { IbanText, type IbanTextProps } from './IbanText.tsx';
export { DateText, type DateTextProps } from './DateText.tsx';
export { NumberText, type NumberTextProps } from './NumberText.tsx';
export { Truncate, type TruncateProps } from './Truncate.tsx';
export { Bdi, EmailText, PhoneText, Text, type ContactTextProps, type TextProps } from './Text.tsx';
