import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { AmountField } from '../AmountField/index.ts';
import { PlanField } from './index.ts';

export const guide = defineGuide({
  name: 'خطة شهرية',
  purpose: ['كم في الشهر، ولكم شهر، والمجموع.', 'How much a month, for how many months, and the total.'],
  use: [['لتبرّع شهري أو كفالة.', 'For a monthly donation or sponsorship.']],
  avoid: [
    { text: ['مبلغ يُدفع مرة.', 'An amount that is paid once.'], instead: 'Forms/AmountField' },
    { text: ['نموذج تبرّع كامل.', 'A whole donation form.'], instead: 'Cards/QuickDonate' },
  ],
  anatomy: fieldParts(
    { name: ['المبلغ الشهري', 'Monthly amount'], text: ['حقل، أو سعر ثابت.', 'A field, or a fixed price.'] },
    { name: ['الأشهر', 'Months'], text: ['ناقص في أول السطر وزائد في آخره.', 'Minus at the start, plus at the end.'] },
    { name: ['المجموع', 'Total'], text: ['يُحسب ويُعلن مع كل تغيير.', 'Calculated and announced with each change.'] },
  ),
  content: [['التسمية اسم الالتزام: «تبرّع شهري».', 'The label names the commitment: “Monthly donation”.']],
  keyboard: [
    { keys: ['Tab'], text: ['من المبلغ إلى الأشهر.', 'From the amount to the months.'] },
    { keys: ['ArrowUp', 'ArrowDown'], text: ['في الأشهر: زيادة ونقصان.', 'In the months: more and fewer.'] },
  ],
  accessibility: [FIELD_READING, TYPED_DIGITS],
  examples: [
    {
      do: {
        render: (t) => (
          <PlanField
            label={t('تبرّع شهري', 'Monthly donation')}
            maxMonths={36}
            months={{ defaultValue: 6 }}
            price={{ defaultValue: 10_000 }}
          />
        ),
        text: ['المجموع ظاهر قبل الالتزام.', 'The total is shown ahead of the commitment.'],
      },
      dont: {
        render: (t) => <AmountField label={t('المبلغ الشهري', 'Monthly amount')} defaultValue={10_000} />,
        text: ['التزام لا يُعرف متى ينتهي.', 'A commitment without an end.'],
      },
    },
  ],
});
