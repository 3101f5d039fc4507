import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderUi, wrap } from '../../testing/renderUi.tsx';
import {
  AmountField,
  DateField,
  DateRangeField,
  IbanField,
  NationalIdField,
  NumberField,
  PhoneField,
  readDate,
  readTime,
  TimeField,
} from '../index.ts';
import { readPost } from './readPost.ts';

const form = (
  <form>
    <DateField name="day" label="day" defaultValue="2026-03-16" />
    <AmountField name="amount" label="amount" defaultValue={123_450} />
    <NumberField name="months" label="months" defaultValue={1200} />
    <PhoneField name="mobile" label="mobile" defaultValue="+966501234567" />
    <IbanField name="iban_no" label="iban" defaultValue="SA0380000000608010167519" />
    <NationalIdField name="national_id" label="id" defaultValue="1010101010" />
  </form>
);
const values = {
  day: '2026-03-16',
  amount: 123_450,
  months: 1200,
  mobile: '+966501234567',
  iban_no: 'SA0380000000608010167519',
  national_id: '1010101010',
};

/** The form as a browser without script has it: the server's markup. */
function withoutScript(locale: 'ar' | 'en', shown = form): HTMLFormElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(wrap(shown, { locale }));
  return page.querySelector('form') as HTMLFormElement;
}

describe.each(['ar', 'en'] as const)('a server reads in %s', (locale) => {
  it('the values of a post without script, from what the fields show', () => {
    const sent = new FormData(withoutScript(locale));
    expect(sent.get('iban_no')).toBe('SA03 8000 0000 6080 1016 7519');
    expect(readPost(sent)).toEqual(values);
  });

  it('what was typed without script', () => {
    const page = withoutScript(locale);
    const typed: [string, string][] = [
      ['day', '٢٧ رمضان ١٤٤٧ هـ'],
      ['amount', '١٬٢٣٤٫٥'],
      ['months', '١٬٢٠٠'],
      ['mobile', '٠٥٠ ١٢٣ ٤٥٦٧'],
      ['iban_no', 'sa03-8000-0000-6080-1016-7519'],
      ['national_id', '١٠١٠ ١٠١٠ ١٠'],
    ];
    for (const [name, text] of typed) page.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = text;
    expect(readPost(new FormData(page))).toEqual(values);
  });

  it('the same values of a post with script', async () => {
    const { container } = await renderUi(form, { locale });
    const sent = new FormData(container.querySelector('form')!);
    expect(Object.fromEntries(sent)).toEqual({ ...values, amount: '123450', months: '1200' });
    expect(readPost(sent)).toEqual(values);
  });
});

it('an amount with script is in halalas, without script in riyals', () => {
  const data = new FormData();
  data.set('amount', '5000');
  expect(readPost(data).amount).toBe(5000);
  data.set('amount.unit', 'SAR');
  expect(readPost(data).amount).toBe(500_000);
});

const readVisit = (data: FormData) => [
  readDate(data.get('stayFrom') as string)?.value,
  readDate(data.get('stayTo') as string)?.value,
  readTime(data.get('at') as string),
];

it.each(['ar', 'en'] as const)('a server reads a range and a time in %s, with script and without', async (locale) => {
  const visit = (
    <form>
      <DateRangeField name="stay" label="stay" defaultValue={{ from: '2026-09-14', to: '2026-09-25' }} />
      <TimeField name="at" label="at" defaultValue="21:30" />
    </form>
  );
  const expected = ['2026-09-14', '2026-09-25', '21:30'];
  expect(readVisit(new FormData(withoutScript(locale, visit)))).toEqual(expected);
  const { container } = await renderUi(visit, { locale });
  const sent = new FormData(container.querySelector('form')!);
  expect([...sent.values()]).toEqual(expected);
  expect(readVisit(sent)).toEqual(expected);
});
