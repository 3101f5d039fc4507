import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextField } from '../TextField/index.ts';
import { PhoneField } from './index.ts';

export const guide = defineGuide({
  name: 'رقم الجوال',
  purpose: [
    'جوال سعودي كما يكتبه الناس: بالصفر أو بمفتاح المملكة، بمسافات وبغيرها.',
    'A Saudi mobile number as people write it: 05, +966 or 009665, with spaces or without.',
  ],
  use: [['للتسجيل، والإشعارات، والمُهدى إليه.', 'To sign up, for notices, for the receiver of a gift.']],
  avoid: [
    { text: ['جوال أو بريد للدخول.', 'A number or an e-mail address to sign in.'], instead: 'Forms/PhoneOrEmailField' },
    { text: ['عرض رقم.', 'To show a number.'], instead: 'Components/Text' },
  ],
  anatomy: fieldParts({
    name: ['خانة الكتابة', 'Input'],
    text: [
      'بلا قناع: يُكتب كيفما كان، ويُرتّب عند المغادرة.',
      'Without a mask: any spelling, grouped when the field is left.',
    ],
    part: 'control',
  }),
  content: [
    [
      'مثال في التلميح بصيغة يعرفها الناس: ٠٥٠ ٠٠٠ ٠٠٠١.',
      'An example in the hint, in the form that people know: 050 000 0001.',
    ],
    ['القيمة +9665XXXXXXXX دائمًا.', 'The value is always +9665XXXXXXXX.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يرسل النموذج.', 'Submits the form.'] }],
  accessibility: [FIELD_READING, TYPED_DIGITS],
  examples: [
    {
      do: {
        render: (t) => <PhoneField label={t('رقم الجوال', 'Mobile number')} defaultValue="+966500000001" />,
        text: ['رقم واحد بمجموعاته.', 'One number in its groups.'],
      },
      dont: {
        render: (t) => (
          <TextField
            label={t(
              'الجوال (بدون صفر، بدون مسافات، أرقام إنجليزية فقط)',
              'Mobile (no zero, no spaces, English digits only)',
            )}
          />
        ),
        text: ['شروط يستطيع البرنامج أن يكفيها.', 'Conditions that software can take care of.'],
      },
    },
  ],
});
