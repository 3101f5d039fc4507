import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextField } from '../TextField/index.ts';
import { IbanField } from './index.ts';

export const guide = defineGuide({
  name: 'رقم الآيبان',
  purpose: [
    'آيبان سعودي بأي مسافات؛ والصحيح يُرتّب أربعًا أربعًا ويظهر اسم مصرفه.',
    'A Saudi IBAN in any spacing; a valid one is grouped by four and shows its bank.',
  ],
  use: [['لحساب تُصرف إليه المستحقات.', 'For the account that receives payouts.']],
  avoid: [
    { text: ['عرض آيبان محفوظ.', 'To show a stored IBAN.'], instead: 'Components/IbanText' },
    { text: ['رقم بطاقة: للبوابة وحدها.', 'A card number: for the gateway alone.'], instead: 'Dialogs/PaymentDialog' },
  ],
  anatomy: fieldParts(
    {
      name: ['خانة الكتابة', 'Input'],
      text: ['من اليسار إلى اليمين، ٢٤ خانة.', 'Left to right, 24 characters.'],
      part: 'control',
    },
    { name: ['المصرف', 'Bank'], text: ['علامة صحة، والاسم من banks.', 'A check mark, and the name from banks.'] },
  ),
  content: [
    ['التلميح يقول أين يوجد: «تجده في تطبيق بنكك».', 'The hint says where to find it: “Your bank’s app shows it”.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يرسل النموذج.', 'Submits the form.'] }],
  accessibility: [
    FIELD_READING,
    TYPED_DIGITS,
    ['اسم المصرف يُعلن حين يُعرف.', 'The bank’s name is announced when it is known.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <IbanField
            label={t('رقم الآيبان', 'IBAN')}
            hint={t('يبدأ بـ SA، وتجده في تطبيق بنكك', 'Starts with SA; your bank’s app shows it')}
            defaultValue="SA0380000000608010167519"
            banks={[{ code: '80', name: t('مصرف النخيل', 'Nakheel Bank') }]}
          />
        ),
        text: ['يُعرف المصرف، فيُرى الخطأ قبل الإرسال.', 'The bank is shown, so that a mistake is seen before sending.'],
      },
      dont: {
        render: (t) => <TextField label={t('رقم الحساب', 'Account number')} maxLength={24} />,
        text: [
          'لا يُلصق بمسافاته، ولا يُعرف صوابه.',
          'Cannot be pasted with its spaces, and says nothing about its validity.',
        ],
      },
    },
  ],
});
