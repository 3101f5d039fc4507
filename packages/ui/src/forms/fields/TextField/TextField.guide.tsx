import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextField } from './index.ts';

export const guide = defineGuide({
  name: 'حقل نص',
  purpose: ['سطر واحد من النص: اسم، أو شارع، أو رمز.', 'One line of text: a name, a street, a code.'],
  use: [
    ['لنص قصير لا حقل له في المكتبة.', 'For short text that has no field of its own in the library.'],
    [
      'مع ltr لما يُكتب باللاتينية دائمًا، كبريد إلكتروني.',
      'With ltr for what is always Latin, such as an e-mail address.',
    ],
  ],
  avoid: [
    { text: ['أكثر من سطر.', 'More than one line.'], instead: 'Forms/TextArea' },
    { text: ['رقم جوال.', 'A mobile number.'], instead: 'Forms/PhoneField' },
    { text: ['كمية أو قياس.', 'A quantity or measurement.'], instead: 'Forms/NumberField' },
  ],
  anatomy: fieldParts({
    name: ['خانة الكتابة', 'Input'],
    text: ['بعرض ما يُتوقّع فيها.', 'As wide as what is expected in it.'],
    part: 'control',
  }),
  content: [
    ['التسمية اسم لا سؤال: «الشارع»، بلا نقطتين.', 'The label is a noun, not a question: “Street”, without a colon.'],
    [
      'ما يلزم معرفته في التلميح لا في النص الباهت: فذاك يختفي عند الكتابة.',
      'Needed help goes into the hint, not the placeholder, which disappears with the first letter.',
    ],
    [
      'الخطأ يقول ما العمل: «اكتب اسم الشارع كما في العنوان الوطني».',
      'An error says what to do: “Enter the street as in your national address”.',
    ],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يرسل النموذج.', 'Submits the form.'] }],
  accessibility: [
    FIELD_READING,
    ['اضبط autoComplete ليملأه المتصفح.', 'Set autoComplete, so that the browser can fill it in.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <TextField label={t('الشارع', 'Street')} hint={t('كما في العنوان الوطني', 'As in the national address')} />
        ),
        text: ['تسمية باقية، وتلميح باقٍ.', 'A label and a hint that stay.'],
      },
      dont: {
        render: (t) => (
          <TextField
            label={t('ش', 'St')}
            placeholder={t('اكتب اسم الشارع هنا من فضلك', 'Please type the street’s name here')}
          />
        ),
        text: ['تسمية لا تُفهم، وشرح يختفي عند الكتابة.', 'A label that is a riddle, and help that vanishes.'],
      },
    },
  ],
});
