import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { Select } from '../Select/index.ts';
import { RadioGroup } from './index.ts';

export const guide = defineGuide({
  name: 'أزرار الاختيار',
  purpose: ['واحد من خيارات قليلة ظاهرة كلها.', 'One of a few options that are all in sight.'],
  use: [
    ['لخيارين إلى ستة.', 'For two to six options.'],
    ['بطاقات لخيارين أو ثلاثة قصيرة.', 'Cards for two or three short ones.'],
  ],
  avoid: [
    { text: ['أكثر من سبعة.', 'More than seven.'], instead: 'Forms/Select' },
    { text: ['أكثر من واحد.', 'More than one of them.'], instead: 'Forms/CheckboxGroup' },
    { text: ['طريقة عرض تسري فورًا.', 'A view that changes at once.'], instead: 'Components/SegmentedControl' },
  ],
  anatomy: fieldParts({
    name: ['الخيارات', 'Options'],
    text: [
      'دائرة في أول السطر ونص؛ وقد يكون تحته شرح.',
      'A circle at the start of the line and a text, perhaps with an explanation.',
    ],
  }),
  content: [
    ['رتّب بترتيب معروف أو بالأكثر اختيارًا.', 'Order them in a known order, or by how often they are chosen.'],
    ['لا تختر عن المستخدم ما له أثر.', 'Do not preselect what has consequences.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى المجموعة، وهي محطة واحدة.', 'To the group, which is one stop.'] },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      text: ['الخيار السابق أو التالي، ويُختار.', 'The option before or after, and selects it.'],
    },
    { keys: ['ArrowLeft', 'ArrowRight'], text: ['كذلك، في اتجاه القراءة.', 'The same, in the reading direction.'] },
    { keys: ['Space'], text: ['يختار.', 'Selects.'] },
  ],
  accessibility: [FIELD_READING, ['يُقرأ موضع الخيار: «١ من ٣».', 'The option’s position is read: “1 of 3”.']],
  examples: [
    {
      do: {
        render: (t) => (
          <RadioGroup
            label={t('طريقة الدفع', 'Payment')}
            options={[
              { value: 'card', label: t('بطاقة', 'Card') },
              { value: 'transfer', label: t('تحويل', 'Transfer') },
            ]}
          />
        ),
        text: ['خياران ظاهران.', 'Two options in sight.'],
      },
      dont: {
        render: (t) => (
          <Select
            label={t('هل أنت عضو؟', 'Are you a member?')}
            options={[
              { value: 'yes', label: t('نعم', 'Yes') },
              { value: 'no', label: t('لا', 'No') },
            ]}
          />
        ),
        text: ['قائمة تُفتح لخيارين.', 'A list that opens for two options.'],
      },
    },
  ],
});
