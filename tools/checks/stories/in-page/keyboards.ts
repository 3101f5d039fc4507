// Runs in the page of a story: what a phone's keyboard does for each field.
import { toAsciiDigits } from '@taawun/domain';
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';

/** Types of `input` in which text is typed. The keyboards of all others are the browser's own. */
const TYPED = 'input:not([type]), input[type="text"], input[type="password"], input[type="search"], textarea';

/** Digits from which on a value is a number that is copied from somewhere, not a house number in a text. */
const LEAST_DIGITS = 4;

const DIGITS = /^(numeric|decimal|tel)$/;

/** Autofill tokens (HTML, section "Autofill") of values without letters. */
const NUMBERS = /(^|\s)(cc-number|cc-csc|cc-exp|tel|tel-national|bday-year|transaction-amount)$/;

/** Autofill tokens of values in which a capital letter is another letter. */
const EXACT = /(^|\s)(username|current-password|new-password)(\s+webauthn)?$/;

/**
 * A value of digits with what the keyboards of digits have. Not a date or a time: on an iPhone those keyboards have neither
 * its slash nor its colon.
 */
function isNumber(value: string): boolean {
  const digits = toAsciiDigits(value).replaceAll(/[\s+.,٬٫\u2066-\u2069]/g, '');
  return digits.length >= LEAST_DIGITS && /^\d+$/.test(digits);
}

/** A code of Latin letters and digits in capitals: an IBAN, a short address. */
const isCode = (value: string): boolean => /^[A-Z]{2,4}[\s\d]{4,}$/.test(value);

/** Fields of a search, of which a phone shows on its Enter key that it searches (`enterkeyhint`). */
const ofSearch = (field: Element): boolean =>
  field.matches('[type="search"]') && field.closest('[role="search"], search, form') !== null;

/**
 * Fields that open a keyboard of letters for a number (`inputmode`), or change the case of what is typed
 * (`autocapitalize`); or that do not say what their Enter key does.
 */
export const wrongKeyboards = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)]
    .filter((field) => isVisible(field) && !field.disabled && !field.readOnly)
    .flatMap((field) => {
      const { value, autocomplete, autocapitalize, inputMode } = field;
      // A keyboard for email addresses (`inputmode`) still capitalizes the first letter, one of digits has none.
      const isAsTyped = /^(none|off)$/.test(autocapitalize) || DIGITS.test(inputMode);
      return [
        // An email address or a phone number has a keyboard for both.
        ...((NUMBERS.test(autocomplete) || (isNumber(value) && !EXACT.test(autocomplete))) && !DIGITS.test(inputMode)
          ? [`opens a keyboard of letters for a number (inputmode is "${inputMode}"): ${name(field)}`]
          : []),
        ...(EXACT.test(autocomplete) && !isAsTyped && field.type !== 'password'
          ? [`a phone capitalizes it (autocapitalize is "${autocapitalize}"): ${name(field)}`]
          : []),
        ...(ofSearch(field) && field.enterKeyHint !== 'search'
          ? [`a phone does not name its Enter key (enterkeyhint is "${field.enterKeyHint}"): ${name(field)}`]
          : []),
        ...(isCode(value) && autocapitalize !== 'characters'
          ? [`a phone does not capitalize it (autocapitalize is "${autocapitalize}"): ${name(field)}`]
          : []),
      ];
    });
