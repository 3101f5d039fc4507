export {
  toAsciiDigits,
  toLocaleDigits,
  formatPhone,
  parseMobile,
  amountFault,
  parseAmount,
  type AmountFault,
  type AmountLimits,
} from '@taawun/domain';
export { formatDate, type CalendarChoice, type DateOptions, type DateStyle } from './dates.ts';
export { useMessages, type IdsUnder, type MessageId } from './messageIds.ts';
export { formatAmount, formatMoney, type MoneyOptions } from './money.ts';
