import type { AnyObjectSchema } from 'yup';
import { rules } from '../../forms/rules/index.ts';

/** Donation in another person's name, in API format. Missing values are `''`. */
export interface Gift {
  receiver_name: string;
  sender_name: string;
  message: string;
  /** ISO day of the receiver's notification; `''` notifies immediately. */
  notify_on: string;
  /** Mobile number of the receiver: `+9665XXXXXXXX`. */
  mobile: string;
  email: string;
  /** Whether the receiver sees the donated amount. */
  show_amount: boolean;
}

export const emptyGift: Gift = {
  receiver_name: '',
  sender_name: '',
  message: '',
  notify_on: '',
  mobile: '',
  email: '',
  show_amount: false,
};

/** Maximum length of a name on the card, in characters. */
const NAME = 60;

/**
 * Returns the schema of a gift: receiver is required; message, notification date, mobile number and e-mail are
 * validated when present.
 */
export function giftSchema(maxWords: number, minDate?: string): AnyObjectSchema {
  const { object, string, required, maxLength, isoDate, phone, email } = rules;
  return object({
    receiver_name: string(required(), maxLength(NAME)),
    sender_name: string(maxLength(NAME)),
    message: string(rules.maxWords(maxWords)),
    notify_on: string(isoDate(minDate === undefined ? {} : { min: minDate })),
    mobile: string(phone()),
    email: string(email()),
  });
}
