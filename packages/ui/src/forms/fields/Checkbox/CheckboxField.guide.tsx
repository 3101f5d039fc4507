import { FIELD_READING } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { CheckboxField } from './index.ts';

export const guide = defineGuide({
  name: 'خانة اختيار',
  purpose: ['موافقة واحدة تُرسل مع النموذج.', 'One consent that is submitted with a form.'],
  use: [['للموافقة على الشروط، ولخيار واحد مستقل.', 'To agree to terms, and for a single independent option.']],
  avoid: [
    { text: ['إعداد يسري فورًا.', 'A setting that takes effect at once.'], instead: 'Forms/Switch' },
    { text: ['عدة خيارات من قائمة.', 'Several options of a list.'], instead: 'Forms/CheckboxGroup' },
    { text: ['واحد من اثنين.', 'One of two.'], instead: 'Forms/RadioGroup' },
  ],
  anatomy: [
    { name: ['المربع', 'Box'], text: ['في أول السطر.', 'At the start of the line.'] },
    {
      name: ['النص', 'Label'],
      text: ['الضغط عليه يغيّر المربع؛ وقد يكون فيه رابط.', 'A press on it toggles the box; it may contain a link.'],
    },
    { name: ['الخطأ', 'Error'], text: ['تحت السطر.', 'Below the line.'] },
  ],
  content: [
    [
      'جملة مثبتة بصيغة المتكلم: «أوافق على الشروط».',
      'A positive sentence in the first person: “I agree to the terms”.',
    ],
    ['لا تُعلَّم مسبقًا.', 'Never checked beforehand.'],
  ],
  keyboard: [{ keys: ['Space'], text: ['يعلّمها أو يلغيها.', 'Checks or unchecks it.'] }],
  accessibility: [FIELD_READING],
  examples: [
    {
      do: {
        render: (t) => <CheckboxField label={t('أوافق على الشروط والأحكام', 'I agree to the terms and conditions')} />,
        text: ['موافقة صريحة غير معلّمة.', 'A clear consent, not checked.'],
      },
      dont: {
        render: (t) => (
          <CheckboxField
            defaultChecked
            label={t('لا أرغب في عدم استلام الرسائل', 'I do not wish not to receive messages')}
          />
        ),
        text: ['نفي النفي، ومعلّمة مسبقًا.', 'A double negative, checked beforehand.'],
      },
    },
  ],
});
