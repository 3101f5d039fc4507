import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextArea, TextField } from './index.ts';

export const guide = defineGuide({
  name: 'خانة نص طويل',
  purpose: ['نص من أكثر من سطر، تكبر خانته معه.', 'Text of more than one line; the control grows with it.'],
  use: [['لرسالة، أو وصف، أو سبب.', 'For a message, a description, a reason.']],
  avoid: [
    { text: ['سطر واحد.', 'One line.'], instead: 'Forms/TextField' },
    { text: ['نص له حد من الكلمات.', 'Text with a limit of words.'], instead: 'Forms/WordCounter' },
  ],
  anatomy: fieldParts({
    name: ['خانة الكتابة', 'Control'],
    text: ['ارتفاعها الأول rows.', 'Its initial height is rows.'],
    part: 'control',
  }),
  content: [
    ['اكتب في التلميح ما تريد أن تعرفه، لا «اكتب هنا».', 'The hint says what you want to know, not “Write here”.'],
  ],
  keyboard: [
    { keys: ['Enter'], text: ['سطر جديد، ولا يرسل.', 'A new line; it does not submit.'] },
    { keys: ['Tab'], text: ['إلى الحقل التالي.', 'To the next field.'] },
  ],
  accessibility: [FIELD_READING],
  examples: [
    {
      do: {
        render: (t) => (
          <TextArea
            label={t('الرسالة', 'Message')}
            hint={t('اذكر رقم الطلب إن وُجد', 'Give the order’s number if you have one')}
            rows={3}
          />
        ),
        text: ['مساحة لما سيُكتب، وتلميح نافع.', 'Room for the text, and a useful hint.'],
      },
      dont: {
        render: (t) => <TextField label={t('اكتب رسالتك كاملة', 'Write your whole message')} />,
        text: ['سطر واحد لا يُرى فيه ما كُتب.', 'One line in which the text cannot be seen.'],
      },
    },
  ],
});
