import { defineGuide } from '../../docs/guide.ts';
import { AmountField } from '../../forms/index.ts';
import { QuickDonate } from './QuickDonate.tsx';

export const guide = defineGuide({
  name: 'تبرّع سريع',
  purpose: [
    'نموذج تبرّع في لوحة واحدة: مرة أو شهريًا، وكم، ولكم شهر. المبلغ الكلّي ظاهر قبل الدفع.',
    'A donation form in one panel: once or monthly, how much, for how many months. The total is shown ahead of payment.',
  ],
  use: [
    ['في الصفحة الرئيسية وصفحات الحملات.', 'On the home page and on pages of campaigns.'],
    [
      'مع hrefFor حين يكون الدفع في صفحة أخرى، ومع onSubmit حين يكون هنا.',
      'With hrefFor where the payment is on another page, with onSubmit where it is here.',
    ],
  ],
  avoid: [
    { text: ['مبلغ وحده في نموذج أكبر.', 'An amount alone within a larger form.'], instead: 'Forms/AmountField' },
    { text: ['خطة دفعات لا تخصّ التبرّع.', 'A plan of payments that is no donation.'], instead: 'Forms/PlanField' },
  ],
  anatomy: [
    {
      name: ['التكرار', 'Frequency'],
      text: ['مرة أو شهريًا؛ لا يظهر إن كان واحدًا.', 'Once or monthly; not shown if there is only one.'],
    },
    { name: ['المبالغ', 'Amounts'], text: ['من ثلاثة إلى أربعة، ومبلغ آخر.', 'Three to four, and another amount.'] },
    {
      name: ['الأشهر', 'Months'],
      text: [
        'للتبرّع الشهري: ناقص في أول السطر وزائد في آخره.',
        'For monthly ones: minus at the start, plus at the end.',
      ],
    },
    {
      name: ['المجموع والزر', 'Total and button'],
      text: ['القفل يقول إن الدفع آمن.', 'The lock says that the payment is secure.'],
    },
  ],
  content: [
    [
      'المبالغ المقترحة مدوّرة ومن الأصغر، ولا تُخفى الصغيرة.',
      'Suggested amounts are round, smallest first; small ones are not hidden.',
    ],
    ['لا مبلغ «موصى به» ولا عدّاد وقت.', 'No “recommended” amount and no countdown.'],
  ],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: [
        'بين التكرارين وبين المبالغ، مع اتجاه القراءة.',
        'Between the frequencies and between the amounts, in the reading direction.',
      ],
    },
    { keys: ['Tab'], text: ['إلى المبلغ الآخر، ثم الأشهر، ثم الزر.', 'To the other amount, the months, the button.'] },
    { keys: ['Enter'], text: ['في خانة المبلغ: يتابع إلى الدفع.', 'In the amount: goes on to the payment.'] },
  ],
  accessibility: [
    [
      'مبلغ خارج الحد: تُقال حدوده، وينتقل التركيز إلى خانته، ولا يُمسح المكتوب.',
      'An amount out of range: its limits are said, the focus moves to it, and what was typed stays.',
    ],
  ],
  examples: [
    {
      do: {
        render: () => (
          <QuickDonate
            amounts={[5_000, 10_000, 25_000, 50_000]}
            value={{ frequency: 'monthly', amount: 10_000, months: 6 }}
            onValueChange={() => {}}
            hrefFor={() => '#pay'}
          />
        ),
        text: ['اختيار بضغطة، ومجموع واضح.', 'Chosen by a press, with a clear total.'],
      },
      dont: {
        render: (t) => (
          <AmountField
            label={t('أدخل المبلغ بالهللات', 'Enter the amount in halalas')}
            name="amount"
            value={null}
            onValueChange={() => {}}
          />
        ),
        text: ['خانة فارغة تطلب حسابًا من المتبرّع.', 'An empty field that asks the donor to calculate.'],
      },
    },
  ],
});
