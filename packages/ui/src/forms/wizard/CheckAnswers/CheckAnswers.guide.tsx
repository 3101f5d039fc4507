import { defineGuide } from '../../../docs/guide.ts';
import { PhoneText } from '../../../components/Text/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { StillDialog } from '../../../docs/StillDialog.tsx';
import { CheckAnswers } from './index.ts';

export const guide = defineGuide({
  name: 'مراجعة الإجابات',
  purpose: [
    'إجابات خطوة قبل الإرسال، وطريق لتغييرها.',
    'The answers of one step ahead of submission, with a way to change them.',
  ],
  use: [['في آخر خطوة من نموذج طويل.', 'In the last step of a long form.']],
  avoid: [
    { text: ['بيانات محفوظة للعرض.', 'Stored data to show.'], instead: 'Components/DescriptionList' },
    {
      text: ['سؤال قبل فعل لا رجعة فيه.', 'A question ahead of an action that cannot be undone.'],
      instead: 'Dialogs/ConfirmDialog',
    },
  ],
  anatomy: [
    { name: ['العنوان', 'Title'], text: ['اسم الخطوة.', 'Name of the step.'] },
    {
      name: ['الإجابات', 'Answers'],
      text: ['بترتيب الحقول؛ وما لم يُجب يُقال.', 'In the order of the fields; a missing one is shown as such.'],
    },
    { name: ['التغيير', 'Change'], text: ['يعود إلى الخطوة.', 'Goes back to the step.'] },
  ],
  content: [['الأسماء كتسميات الحقول نفسها.', 'Terms are the labels of the fields.']],
  keyboard: [{ keys: ['Enter'], text: ['على «تغيير»: يعود إلى الخطوة.', 'On “Change”: goes back to the step.'] }],
  accessibility: [
    [
      'اسم زر التغيير يذكر الخطوة: «تغيير: البيانات الشخصية».',
      'The name of the change button has the step’s: “Change: Personal details”.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <CheckAnswers
            title={t('البيانات الشخصية', 'Personal details')}
            answers={[
              { term: t('الاسم', 'Name'), details: t('نورة الحربي', 'Noura Al-Harbi') },
              { term: t('رقم الجوال', 'Mobile number'), details: <PhoneText value="+966500000001" /> },
            ]}
            onChangeRequest={() => {}}
          />
        ),
        text: ['ما أُجيب، وطريق لتغييره.', 'What was answered, and a way to change it.'],
      },
      dont: {
        render: (t) => (
          <StillDialog
            title={t('هل بياناتك صحيحة؟', 'Is your data correct?')}
            footer={<Button>{t('نعم', 'Yes')}</Button>}
          />
        ),
        text: ['تأكيد بلا إجابات تُراجع.', 'A confirmation without answers to check.'],
      },
    },
  ],
});
