export { toAsciiDigits, toLocaleDigits } from './digits.ts';
export { formatPhone, parseMobile } from './phone.ts';
export { formatDate, type CalendarChoice, type DateOptions, type DateStyle } from './dates.ts';
export { formatAmount, formatMoney, type MoneyOptions } from './money.ts';
