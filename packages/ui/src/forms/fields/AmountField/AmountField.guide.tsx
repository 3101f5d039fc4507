import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextField } from '../TextField/index.ts';
import { AmountField } from './index.ts';

export const guide = defineGuide({
  name: 'حقل مبلغ',
  purpose: [
    'مبلغ بالريال يكتبه الإنسان ويُرسل بالهللات.',
    'An amount that people type in riyals and a form sends in halalas.',
  ],
  use: [['للتبرّع، وسعر الحصة، والسحب من الرصيد.', 'For a donation, the price of a share, a withdrawal.']],
  avoid: [
    { text: ['عدد بلا عملة.', 'A number without a currency.'], instead: 'Forms/NumberField' },
    { text: ['تبرّع كامل بمبالغ مقترحة.', 'A whole donation with suggested amounts.'], instead: 'Cards/QuickDonate' },
    { text: ['عرض مبلغ.', 'To show an amount.'], instead: 'Components/Money' },
  ],
  anatomy: fieldParts(
    {
      name: ['خانة الكتابة', 'Input'],
      text: ['بفواصل الآلاف وهللتين على الأكثر.', 'With thousands separators and at most two decimals.'],
      part: 'control',
    },
    { name: ['العملة', 'Currency'], text: ['ر.س أو رمز الريال.', 'SAR or the riyal sign.'], part: 'unit' },
  ),
  content: [
    ['التلميح يقول الحدود: «أقل مبلغ ريال واحد».', 'The hint says the limits: “SAR 1 at least”.'],
    ['القيمة هللات صحيحة: ١٢٥٫٥٠ هي ١٢٬٥٥٠.', 'The value is whole halalas: 125.50 is 12,550.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يرسل النموذج.', 'Submits the form.'] }],
  accessibility: [FIELD_READING, TYPED_DIGITS],
  examples: [
    {
      do: {
        render: (t) => (
          <AmountField
            label={t('مبلغ التبرّع', 'Amount of the donation')}
            hint={t('أقل مبلغ ريال واحد', 'SAR 1 at least')}
            defaultValue={12_550}
          />
        ),
        text: ['الحد مكتوب، والعملة ظاهرة.', 'The limit is written, the currency shown.'],
      },
      dont: {
        render: (t) => <TextField label={t('المبلغ بالهللات', 'Amount in halalas')} />,
        text: ['حساب الهللات على البرنامج لا على الناس.', 'Halalas are for software, not for people.'],
      },
    },
  ],
});
