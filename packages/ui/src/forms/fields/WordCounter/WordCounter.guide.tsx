import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextArea } from '../TextField/index.ts';
import { WordCountedTextArea } from './index.ts';

export const guide = defineGuide({
  name: 'نص محدود الكلمات',
  purpose: [
    'نص طويل له حد من الكلمات، والباقي منها ظاهر. لا يُقصّ ما زاد.',
    'Long text with a limit of words; how many are left is shown. Nothing is cut off.',
  ],
  use: [['لنبذة، أو رسالة إهداء.', 'For a short biography, a gift’s message.']],
  avoid: [{ text: ['نص بلا حد.', 'Text without a limit.'], instead: 'Forms/TextArea' }],
  anatomy: fieldParts(
    { name: ['خانة الكتابة', 'Control'], text: ['تكبر مع النص.', 'Grows with the text.'], part: 'control' },
    { name: ['العدّاد', 'Counter'], text: ['ما بقي، أو ما زاد.', 'What is left, or in excess.'] },
  ),
  content: [['الحد في التلميح أيضًا، قبل الكتابة.', 'The limit is in the hint as well, ahead of typing.']],
  keyboard: [{ keys: ['Enter'], text: ['سطر جديد.', 'A new line.'] }],
  accessibility: [FIELD_READING, ['العدّاد لا يُعلن إلا قرب الحد.', 'The counter is announced only near the limit.']],
  examples: [
    {
      do: {
        render: (t) => <WordCountedTextArea label={t('نبذة تعريفية', 'About you')} maxWords={50} />,
        text: ['الباقي ظاهر، والمكتوب لا يُقصّ.', 'What is left is shown; nothing is cut.'],
      },
      dont: {
        render: (t) => <TextArea label={t('نبذة تعريفية', 'About you')} maxLength={40} />,
        text: ['يتوقف عن الكتابة بلا سبب ظاهر.', 'Typing stops without a visible reason.'],
      },
    },
  ],
});
