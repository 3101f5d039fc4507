import { defineGuide } from '../../docs/guide.ts';
import { Accordion } from './index.ts';

export const guide = defineGuide({
  name: 'أسئلة مطوية',
  purpose: ['عناوين تُبسط تحتها تفاصيلها عند الطلب.', 'Titles whose details open on demand.'],
  use: [
    ['للأسئلة الشائعة.', 'For common questions.'],
    ['لتفاصيل يحتاجها قليل من القراء.', 'For details that few readers need.'],
  ],
  avoid: [
    {
      text: ['ما يلزم كل قارئ: اتركه ظاهرًا.', 'What every reader needs: leave it in sight.'],
      instead: 'Components/Heading',
    },
    { text: ['أوجه لشيء واحد.', 'Views of one subject.'], instead: 'Components/Tabs' },
  ],
  anatomy: [
    { name: ['العنوان', 'Title'], text: ['زر داخل عنوان حقيقي.', 'A control within a real heading.'] },
    { name: ['السهم', 'Chevron'], text: ['في آخر السطر.', 'At the end of the line.'] },
    { name: ['التفصيل', 'Panel'], text: ['نص أو أي محتوى.', 'Text or any content.'] },
  ],
  content: [
    [
      'العنوان سؤال القارئ بكلماته: «متى أستطيع بيع حصصي؟».',
      'The title is the reader’s question: “When can I sell my shares?”',
    ],
    ['الجواب يبدأ بالجواب.', 'The answer begins with the answer.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['من عنوان إلى عنوان.', 'From title to title.'] },
    { keys: ['Enter', 'Space'], text: ['يبسط أو يطوي.', 'Opens or closes.'] },
  ],
  accessibility: [
    ['يعمل بلا برمجة، والبحث في الصفحة يبسط ما يوافق.', 'Works without script; find-in-page opens the match.'],
    ['اختر headingLevel ليوافق عناوين الصفحة.', 'Choose headingLevel to fit the page’s outline.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Accordion
            items={[
              {
                key: 'sell',
                title: t('متى أستطيع بيع حصصي؟', 'When can I sell my shares?'),
                content: t('بعد عام من شرائها.', 'One year after buying them.'),
              },
            ]}
          />
        ),
        text: ['سؤال القارئ وجوابه.', 'The reader’s question and its answer.'],
      },
      dont: {
        render: (t) => (
          <Accordion
            items={[
              {
                key: 'fee',
                title: t('معلومات مهمة', 'Important information'),
                content: t('الرسوم ٥٠ ر.س.', 'The fee is SAR 50.'),
              },
            ]}
          />
        ),
        text: ['ما يلزم الجميع مطويّ تحت عنوان عام.', 'What everybody needs is hidden below a vague title.'],
      },
    },
  ],
});
