import { defineGuide } from '../../docs/guide.ts';
import { RatingField } from '../../forms/index.ts';
import { PageFeedback } from './PageFeedback.tsx';

export const guide = defineGuide({
  name: 'رأيك في الصفحة',
  purpose: [
    'سؤال واحد في آخر صفحة تُقرأ: هل أفادتك؟ ومن قال «لا» قيل له: ما الذي نقص؟',
    'One question at the end of a page that is read: was it useful? Whoever says no may say what was missing.',
  ],
  use: [['في صفحات الشرح والأسئلة والخدمات.', 'On pages that explain: help, questions, services.']],
  avoid: [
    { text: ['تقييم خدمة بدرجات.', 'To rate a service on a scale.'], instead: 'Forms/Rating' },
    {
      text: [
        'رسالة تنتظر جوابًا: وجّه إلى صفحة التواصل.',
        'A message that waits for an answer: lead to the contact page.',
      ],
      instead: 'Cards/LinkCard',
    },
  ],
  anatomy: [
    { name: ['السؤال', 'Question'], text: ['عنوان قصير، وزران.', 'A short heading and two buttons.'] },
    {
      name: ['ما الذي نقص', 'What was missing'],
      text: ['يُفتح بعد «لا»، وهو اختياري.', 'Opens after “No” and is optional.'],
    },
    {
      name: ['الشكر', 'Thanks'],
      text: ['يحلّ محلّ السؤال بعد الإرسال.', 'Takes the place of the question once it is sent.'],
    },
  ],
  content: [
    ['خطأ الإرسال error يقول إن المكتوب باقٍ.', 'The error says that what was typed is kept.'],
    ['لا تسأل عن اسم ولا بريد.', 'Do not ask for a name or an e-mail address.'],
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], text: ['«نعم» تُرسل، و«لا» تفتح الخانة.', '“Yes” sends, “No” opens the field.'] },
    { keys: ['Tab'], text: ['من «لا» إلى الخانة ثم إلى الإرسال.', 'From “No” to the field, then to the send button.'] },
  ],
  accessibility: [
    [
      'الشكر يُعلن، ويأخذ التركيز إن كان الزر المضغوط قد زال.',
      'The thanks are announced, and get the focus where the pressed button is gone.',
    ],
  ],
  examples: [
    {
      do: {
        render: () => <PageFeedback onSend={() => {}} />,
        text: ['سؤال واحد يُجاب بضغطة.', 'One question, answered by one press.'],
      },
      dont: {
        render: (t) => (
          <RatingField
            label={t('قيّم تجربتك معنا من واحد إلى خمسة', 'Rate your experience with us from one to five')}
            name="rating"
          />
        ),
        text: ['درجة لا تقول ما يُصلَح.', 'A score does not say what to mend.'],
      },
    },
  ],
});
