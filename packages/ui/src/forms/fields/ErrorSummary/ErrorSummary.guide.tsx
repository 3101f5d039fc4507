import { Alert } from '../../../components/Alert/index.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { ErrorSummary } from './index.ts';

export const guide = defineGuide({
  name: 'ملخّص الأخطاء',
  purpose: [
    'قائمة أخطاء النموذج في أعلاه، وكل خطأ رابط إلى حقله.',
    'The errors of a form, listed at its top; each is a link to its field.',
  ],
  use: [['بعد إرسال لم ينجح. والنموذج Form يضعه وحده.', 'After a submit that failed; Form shows it by itself.']],
  avoid: [
    {
      text: ['نموذج صحيح لم يُرسل: شبكة أو خادم.', 'A valid form that was not sent: network or server.'],
      instead: 'Forms/FormAlert',
    },
  ],
  anatomy: [
    {
      name: ['العنوان', 'Title'],
      text: ['عدد الحقول بصيغته الصحيحة.', 'The number of fields, with the right plural.'],
    },
    {
      name: ['الأخطاء', 'Errors'],
      text: ['بترتيب الحقول وبنص الحقل نفسه.', 'In the order of the fields, in the field’s own text.'],
    },
  ],
  content: [
    [
      'الخطأ جملة تُفهم وحدها: «المدينة حقل مطلوب»، لا «مطلوب».',
      'An error that can be understood alone: “City is required”, not “Required”.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['بين الأخطاء.', 'Between the errors.'] },
    { keys: ['Enter'], text: ['ينتقل إلى الحقل.', 'Moves to the field.'] },
  ],
  accessibility: [
    ['يأخذ التركيز بعد الإرسال، ويقاطع قارئ الشاشة.', 'Gets the focus after the submit and interrupts a screen reader.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <ErrorSummary
            errors={[
              { id: 'guide-city', message: t('المدينة حقل مطلوب', 'City is required') },
              { id: 'guide-iban', message: t('الآيبان ناقص خانتين', 'The IBAN lacks two characters') },
            ]}
          />
        ),
        text: ['كل خطأ يُفهم وحده ويؤدي إلى حقله.', 'Each error is clear on its own and leads to its field.'],
      },
      dont: {
        render: (t) => (
          <Alert tone="danger" title={t('يرجى التحقق من البيانات المدخلة', 'Please check the entered data')} />
        ),
        text: ['أي بيانات؟', 'Which data?'],
      },
    },
  ],
});
