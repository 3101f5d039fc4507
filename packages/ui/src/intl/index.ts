export { toAsciiDigits, toLocaleDigits } from './digits.ts';
export { formatPhone, parseMobile } from './phone.ts';
export { formatDate, type CalendarChoice, type DateOptions, type DateStyle } from './dates.ts';
export { amountFault, parseAmount, type AmountFault, type AmountLimits } from './amount.ts';
export { formatAmount, formatMoney, type MoneyOptions } from './money.ts';
