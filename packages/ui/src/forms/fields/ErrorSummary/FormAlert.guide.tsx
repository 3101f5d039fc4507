import { toast } from '../../../feedback/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { FormAlert } from './index.ts';

export const guide = defineGuide({
  name: 'تعذّر الإرسال',
  purpose: [
    'يقول إن نموذجًا صحيحًا لم يُرسل، وإن المكتوب باقٍ، ويعيد المحاولة.',
    'Says that a valid form was not sent and that what was typed is kept, and tries again.',
  ],
  use: [['لخطأ شبكة أو خادم.', 'For an error of the network or the server.']],
  avoid: [
    { text: ['أخطاء حقول.', 'Errors of fields.'], instead: 'Forms/ErrorSummary' },
    { text: ['رسالة لا تخصّ نموذجًا.', 'A message that concerns no form.'], instead: 'Feedback/Alert' },
  ],
  anatomy: [
    { name: ['العنوان', 'Title'], text: ['ما تعذّر.', 'What failed.'] },
    { name: ['النص', 'Text'], text: ['ما بقي وما العمل.', 'What is kept and what to do.'] },
    { name: ['إعادة المحاولة', 'Try again'], text: ['مع onRetry.', 'With onRetry.'] },
  ],
  content: [
    [
      'العنوان يسمّي السبب المعروف: «تعذّر الاتصال بالخادم».',
      'The title names the known cause: “The server cannot be reached”.',
    ],
  ],
  keyboard: [{ keys: ['Enter', 'Space'], text: ['على الزر: يعيد الإرسال.', 'On the button: submits again.'] }],
  accessibility: [['يقاطع قارئ الشاشة حين يظهر.', 'Interrupts a screen reader when it appears.']],
  examples: [
    {
      do: {
        render: (t) => (
          <FormAlert title={t('تعذّر الاتصال بالخادم', 'The server cannot be reached')} onRetry={() => {}} />
        ),
        text: ['السبب، وزر للإعادة.', 'The cause, and a button to try again.'],
      },
      dont: {
        render: (t) => (
          <Button onClick={() => toast.error(t('حدث خطأ', 'An error occurred'))}>{t('إرسال', 'Send')}</Button>
        ),
        text: ['رسالة تختفي، ولا يُعرف هل أُرسل.', 'A message that disappears, and no word on whether it was sent.'],
      },
    },
  ],
});
