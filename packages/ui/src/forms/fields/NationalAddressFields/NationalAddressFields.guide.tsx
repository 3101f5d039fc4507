import { FIELD_READING, TYPED_DIGITS } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextArea } from '../TextField/index.ts';
import { NationalAddressFields } from './index.ts';

export const guide = defineGuide({
  name: 'العنوان الوطني',
  purpose: [
    'أجزاء العنوان الوطني السعودي. والعنوان المختصر يملأ رقم المبنى، ويُنبَّه إن خالفه.',
    'The parts of a Saudi national address. A short address fills in the building number, and a contradiction is pointed out.',
  ],
  use: [['لعنوان عضو أو فرع.', 'For the address of a member or a branch.']],
  avoid: [
    { text: ['مدينة وحدها.', 'A city alone.'], instead: 'Forms/Combobox' },
    { text: ['عرض عنوان.', 'To show an address.'], instead: 'Components/DescriptionList' },
  ],
  anatomy: [
    { name: ['العنوان المختصر', 'Short address'], text: ['أربعة حروف وأربعة أرقام.', 'Four letters and four digits.'] },
    { name: ['المبنى والشارع والحي', 'Building, street, district'], text: ['لازمة للبريد.', 'Needed for mail.'] },
    { name: ['المدينة والرمز البريدي', 'City and postal code'], text: ['لازمان.', 'Needed.'] },
    { name: ['الرقم الإضافي والوحدة', 'Additional and unit number'], text: ['اختياريان.', 'Optional.'] },
  ],
  content: [
    [
      'التلميح يقول أين يوجد: «في تطبيق سبل أو على لوحة المبنى».',
      'The hint says where to find it: “In the SPL app, or on the sign of the building”.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['بين الأجزاء، في اتجاه القراءة.', 'Between the parts, in the reading direction.'] },
  ],
  accessibility: [
    FIELD_READING,
    TYPED_DIGITS,
    ['مجموعة لها عنوان يُقرأ قبل أول حقل.', 'A group whose legend is read ahead of its first field.'],
  ],
  examples: [
    {
      do: {
        render: () => <NationalAddressFields />,
        text: ['أجزاء معروفة، وكل منها في خانته.', 'Known parts, each in its field.'],
      },
      dont: {
        render: (t) => <TextArea label={t('العنوان بالتفصيل', 'Address in detail')} />,
        text: ['نص لا يوصل بريدًا.', 'Text that does not get mail delivered.'],
      },
    },
  ],
});
