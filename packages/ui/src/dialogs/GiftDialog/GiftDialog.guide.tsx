import { Button } from '../../components/Button/index.ts';
import { defineGuide } from '../../docs/guide.ts';
import { StillDialog } from '../../docs/StillDialog.tsx';
import { TextField } from '../../forms/fields/TextField/index.ts';

export const guide = defineGuide({
  name: 'نافذة الإهداء',
  purpose: [
    'تجعل التبرّع هدية: لمن، وممن، ورسالة، ويوم الإبلاغ. وترى البطاقة تتغيّر وأنت تكتب.',
    'Makes a donation a gift: for whom, from whom, a message, and the day it is announced. The card follows the typing.',
  ],
  use: [['في التبرّع، خيارًا لا خطوة لازمة.', 'In a donation, as an option and no required step.']],
  avoid: [
    { text: ['عرض هدية لمن وصلته.', 'To show a gift to its receiver.'], instead: 'Dialogs/GiftEnvelope' },
    { text: ['رسالة بلا تبرّع.', 'A message without a donation.'], instead: 'Forms/TextArea' },
  ],
  anatomy: [
    { name: ['الحقول', 'Fields'], text: ['اسم المُهدى إليه وحده لازم.', 'Only the receiver’s name is required.'] },
    { name: ['البطاقة', 'Card'], text: ['معاينة تتبع الحقول.', 'A preview that follows the fields.'] },
    { name: ['الزر', 'Button'], text: ['«إضافة الإهداء».', '“Add gift”.'] },
  ],
  content: [
    [
      'الرسالة ٥٠ كلمة على الأكثر، والعدّاد يقول ما بقي.',
      'A message of at most 50 words; the counter says how many are left.',
    ],
    [
      'بلا روابط ولا رموز: تُرسل الرسالة إلى شخص لم يطلبها.',
      'No links and no control characters: the message goes to somebody who did not ask for it.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['بين الحقول وزر الإضافة.', 'Between the fields and the button.'] },
    { keys: ['Escape'], text: ['يغلق النافذة، ولا يُحفظ شيء.', 'Closes the dialog; nothing is saved.'] },
  ],
  accessibility: [
    ['المعاينة ليست منطقة حيّة: ما يُكتب يُقرأ مرة واحدة.', 'The preview is no live region: what is typed is read once.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StillDialog
            title={t('إهداء التبرّع', 'Make it a gift')}
            footer={<Button>{t('إضافة الإهداء', 'Add gift')}</Button>}
          >
            <TextField
              label={t('اسم المُهدى إليه', 'Recipient’s name')}
              required
              defaultValue={t('والدتي الغالية', 'My dear mother')}
            />
          </StillDialog>
        ),
        text: ['اسم واحد لازم.', 'One required name.'],
      },
      dont: {
        render: (t) => (
          <StillDialog
            title={t('بيانات المُهدى إليه', 'Data of the recipient')}
            footer={<Button>{t('إرسال', 'Send')}</Button>}
          >
            <TextField label={t('رقم هوية المُهدى إليه', 'Recipient’s national ID')} required />
          </StillDialog>
        ),
        text: ['يطلب عن غيره ما لا يلزم.', 'Asks for more about somebody else than is needed.'],
      },
    },
  ],
});
