import type { AnyObjectSchema } from 'yup';
import { rules } from '../../forms/rules/index.ts';

/** A donation in another's name, under the names of the wire. What was not given is `''`. */
export interface Gift {
  receiver_name: string;
  sender_name: string;
  message: string;
  /** ISO day on which the receiver is told; `''` tells at once. */
  notify_on: string;
  /** `+9665XXXXXXXX`. */
  mobile: string;
  email: string;
  /** Whether the receiver sees how much was given. */
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

/** Longest name that a card holds, in characters. */
const NAME = 60;

/** What a gift must keep: a receiver, a short message, a day that is still to come, addresses that can be written to. */
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
