import { defineGuide } from '../../docs/guide.ts';
import { StepList } from './Timeline.tsx';

export const guide = defineGuide({
  name: 'قائمة الخطوات',
  purpose: [
    'تقول للقارئ ما سيفعله وبأي ترتيب، قبل أن يبدأ.',
    'Says what the reader will do and in which order, before it begins.',
  ],
  use: [
    ['لثلاث خطوات إلى ست تسبق طلبًا أو نموذجًا.', 'For three to six steps ahead of an application or a form.'],
    ['لشرح ما يحدث بعد الإرسال.', 'To explain what happens after a form is sent.'],
  ],
  avoid: [
    {
      text: ['خطوات يتنقّل بينها المستخدم الآن.', 'Steps that the user is going through.'],
      instead: 'Components/StepProgress',
    },
    { text: ['مهام لكل منها حالة.', 'Tasks of which each has a status.'], instead: 'Components/TaskList' },
    { text: ['نقاط لا ترتيب لها.', 'Points without an order.'], instead: 'Components/List' },
  ],
  anatomy: [
    {
      name: ['الرقم', 'Number'],
      text: ['تضعه القائمة، بأرقام لغة القارئ.', 'Set by the list, in the digits of the reader’s language.'],
    },
    { name: ['الخطوة', 'Step'], text: ['جملة قصيرة، وقد يكون فيها رابط.', 'A short sentence, which may have a link.'] },
  ],
  content: [
    ['ابدأ بفعل أمر: «املأ الطلب».', 'Begin with an imperative: “Fill in the application”.'],
    [
      'خطوة واحدة في كل سطر، ومدتها إن عُرفت: «نراجعه خلال ثلاثة أيام».',
      'One step an item, with its time if it is known: “We review it within three days”.',
    ],
  ],
  keyboard: [],
  accessibility: [
    [
      'قائمة مرتّبة: يقول قارئ الشاشة رقم الخطوة وعدد الخطوات؛ والرقم المرئي مخفيّ عنه.',
      'An ordered list: a screen reader says the position and the count; the visible number is hidden from it.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StepList
            items={[
              t('املأ الطلب', 'Fill in the application'),
              t('نراجعه خلال ثلاثة أيام', 'We review it within three days'),
              t('ادفع ثمن الحصص', 'Pay for the shares'),
            ]}
          />
        ),
        text: ['من يفعل ماذا، ومتى.', 'Who does what, and when.'],
      },
      dont: {
        render: (t) => (
          <StepList
            items={[
              t('١. تعبئة النموذج ثم إرفاق الوثائق ثم الإرسال', '1. Filling in the form, attaching documents, sending'),
              t('٢. الانتظار', '2. Waiting'),
            ]}
          />
        ),
        text: ['رقم مكرّر، وثلاث خطوات في سطر.', 'A number twice, and three steps in one item.'],
      },
    },
  ],
});
