import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { NumberField } from '../NumberField/index.ts';
import { NationalIdField } from './index.ts';

export const guide = defineGuide({
  name: 'رقم الهوية أو الإقامة',
  purpose: [
    'رقم الهوية الوطنية أو الإقامة؛ والصحيح يُعرف نوعه: مواطن أو مقيم.',
    'A national ID or Iqama number; a valid one shows its kind: citizen or resident.',
  ],
  use: [['حيث يلزم الرقم نظامًا: العضوية وفتح الحساب.', 'Where the law requires it: membership, an account.']],
  avoid: [
    { text: ['رقم العضوية أو الطلب.', 'The number of a membership or an order.'], instead: 'Forms/TextField' },
    { text: ['كمية.', 'A quantity.'], instead: 'Forms/NumberField' },
  ],
  anatomy: fieldParts(
    {
      name: ['خانة الكتابة', 'Input'],
      text: ['عشر خانات، بمسافات أو بدونها.', 'Ten digits, with spaces or without.'],
      part: 'control',
    },
    { name: ['النوع', 'Kind'], text: ['يظهر حين يصح الرقم.', 'Shown once the number is valid.'] },
  ),
  content: [
    ['التلميح: «١٠ أرقام كما في الهوية أو الإقامة».', 'The hint: “10 digits as on the ID or Iqama”.'],
    ['قل لماذا تطلبه، في جملة.', 'Say in one sentence why you ask for it.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يرسل النموذج.', 'Submits the form.'] }],
  accessibility: [FIELD_READING, TYPED_DIGITS],
  examples: [
    {
      do: {
        render: (t) => (
          <NationalIdField
            label={t('رقم الهوية أو الإقامة', 'National ID or Iqama number')}
            hint={t('١٠ أرقام، نطلبه لعقد العضوية', '10 digits; the membership contract needs it')}
          />
        ),
        text: ['ما هو ولماذا.', 'What it is, and why.'],
      },
      dont: {
        render: (t) => <NumberField label={t('الهوية', 'ID')} defaultValue={1000000008} />,
        text: ['رقم يُجمع ويُفصل بفواصل، وليس كمية.', 'A number with separators and arrows: it is no quantity.'],
      },
    },
  ],
});
