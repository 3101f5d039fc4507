import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Money } from '../../components/Text/index.ts';
import { defineGuide } from '../../docs/guide.ts';
import { StillDialog } from '../../docs/StillDialog.tsx';

export const guide = defineGuide({
  name: 'نافذة الدفع',
  purpose: [
    'الدفع من اختيار البطاقة إلى النتيجة. تعرض الحالة ولا تقرّر: القرار لآلة الدفع والخادم.',
    'A payment from the choice of card to the result. It renders a state and decides nothing: that is for the payment machine and the server.',
  ],
  use: [
    [
      'لكل دفع في التطبيق: تبرّع، أو عضوية، أو حصص.',
      'For every payment of the application: donations, membership, shares.',
    ],
  ],
  avoid: [
    { text: ['اختيار المبلغ.', 'To choose the amount.'], instead: 'Cards/QuickDonate' },
    { text: ['أي نافذة لا دفع فيها.', 'Any dialog without a payment.'], instead: 'Dialogs/Dialog' },
  ],
  anatomy: [
    { name: ['الملخّص', 'Summary'], text: ['البنود، والمجموع أثقلها.', 'The lines, and the total as the heaviest.'] },
    { name: ['البطاقات', 'Brands'], text: ['مدى أولًا.', 'mada first.'] },
    {
      name: ['حقول البوابة', 'The gateway’s fields'],
      text: [
        'في إطار من مصدر آخر: لا يرى التطبيق رقم البطاقة.',
        'In a frame of another origin: the application never sees the card number.',
      ],
    },
    { name: ['النتيجة', 'Result'], text: ['إيصال، أو سبب وما العمل.', 'A receipt, or the reason and what to do.'] },
  ],
  content: [
    [
      'الفشل يقول هل خُصم شيء: «لم يُخصم من بطاقتك شيء».',
      'A failure says whether anything was charged: “Your card has not been charged.”',
    ],
    [
      'ما لم تُعرف نتيجته لا يُسمّى فشلًا: «نتحقق من الدفع».',
      'What is not known yet is no failure: “We are checking the payment.”',
    ],
    ['الزر يذكر المبلغ: «ادفع ٦٠٠ ر.س».', 'The button names the amount: “Pay SAR 600”.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['بين البطاقات والحقول والزر.', 'Between brands, fields and button.'] },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بين البطاقات، في اتجاه القراءة.', 'Between the brands, in the reading direction.'],
    },
    { keys: ['Escape'], text: ['يغلقها، إلا والدفع قيد التحقق.', 'Closes it, except while the payment is verified.'] },
  ],
  accessibility: [
    ['عنوان كل حالة جديدة يأخذ التركيز، فتُقرأ.', 'The heading of each new state gets the focus, so that it is read.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StillDialog
            title={t('إتمام التبرّع', 'Complete the donation')}
            footer={<Button icon="lock">{t('ادفع ٦٠٠ ر.س', 'Pay SAR 600')}</Button>}
          >
            <DescriptionList
              items={[
                { term: t('سقيا النخيل', 'Watering the palms'), details: <Money halalas={60_000} /> },
                { term: t('الإجمالي', 'Total'), details: <Money halalas={60_000} strong /> },
              ]}
            />
          </StillDialog>
        ),
        text: ['ماذا وكم قبل الضغط.', 'What and how much, ahead of the press.'],
      },
      dont: {
        render: (t) => (
          <StillDialog title={t('فشلت العملية', 'Transaction failed')}>
            <Alert tone="danger" title={t('رمز الخطأ: 800.100.151', 'Error code: 800.100.151')} />
          </StillDialog>
        ),
        text: ['رمز بوابة، ولا يُعرف هل خُصم المبلغ.', 'A gateway’s code, and no word on whether money was taken.'],
      },
    },
  ],
});
