export { IbanText, type IbanTextProps } from './IbanText.tsx';
export { Bdi, DateText, EmailText, Money, NumberText, PhoneText, Text, Truncate, type ContactTextProps, type DateTextProps, type MoneyProps, type NumberTextProps, type TextProps, type TruncateProps } from './Text.tsx';
