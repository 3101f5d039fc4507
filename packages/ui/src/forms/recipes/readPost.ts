import { normalizeCode, parseMobile, parseNumber, parsePostedAmount, readDate } from '@taawun/domain';

export interface Post {
  day: string | null;
  amount: number | null;
  months: number | null;
  mobile: string | null;
  iban_no: string;
  national_id: string;
}

/** Reads a posted form: values when the page's script ran, typed text when it did not. */
export function readPost(data: FormData): Post {
  const text = (name: string): string => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return {
    day: readDate(text('day'))?.value ?? null,
    amount: parsePostedAmount(text('amount'), data.has('amount.unit') ? text('amount.unit') : null),
    months: parseNumber(text('months')),
    mobile: parseMobile(text('mobile')),
    iban_no: normalizeCode(text('iban_no')),
    national_id: normalizeCode(text('national_id')),
  };
}
