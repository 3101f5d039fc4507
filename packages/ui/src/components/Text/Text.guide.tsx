import { defineGuide } from '../../docs/guide.ts';
import { Bdi, PhoneText, Text } from './index.ts';

export const guide = defineGuide({
  name: 'نص',
  purpose: [
    'فقرة. ومعها ما يعزل الأسماء والأرقام عن اتجاه الجملة: Bdi وPhoneText وEmailText.',
    'A paragraph. With it come Bdi, PhoneText and EmailText, which isolate names and numbers from the direction of the sentence.',
  ],
  use: [
    ['لكل فقرة.', 'For every paragraph.'],
    ['Bdi حول اسم أو رمز لا يُعرف اتجاهه.', 'Bdi around a name or code of unknown direction.'],
  ],
  avoid: [
    { text: ['عنوان.', 'A heading.'], instead: 'Components/Heading' },
    { text: ['نص من محرّر.', 'Text from an editor.'], instead: 'Components/RichText' },
    { text: ['مبلغ.', 'An amount.'], instead: 'Components/Money' },
  ],
  anatomy: [
    { name: ['الفقرة', 'Paragraph'], text: ['بثلاثة مقاسات وثلاث درجات.', 'In three sizes and three tones.'] },
    { name: ['المعزول', 'Isolated part'], text: ['اتجاهه من نصه.', 'Its direction comes from its own text.'] },
  ],
  content: [['الجمل بنقطة. جملة لكل فكرة.', 'Sentences end with a full stop; one idea each.']],
  keyboard: [
    {
      keys: ['Tab'],
      text: ['إلى الهاتف والبريد حين يكونان رابطين.', 'To a phone number or e-mail address that is a link.'],
    },
  ],
  accessibility: [['subtle لما لا يلزم فقط: تباينه أقل.', 'subtle only for what is not needed: its contrast is lower.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Text>
            {t('راسلنا على ', 'Call us on ')}
            <PhoneText value="+966500000001" />
            {t('، واذكر ', ', and give ')}
            <Bdi>A-10482</Bdi>.
          </Text>
        ),
        text: ['الرقم والرمز معزولان.', 'Number and code are isolated.'],
      },
      dont: {
        render: (t) => (
          <Text>{t('اتصل بـ +966 50 000 0001 (A-10482) الآن', 'Call +966 50 000 0001 (A-10482) الآن')}</Text>
        ),
        text: ['علامة الزائد تقفز إلى آخر الرقم.', 'The plus sign and brackets change sides.'],
      },
    },
  ],
});
