import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { FileField } from './index.ts';

export const guide = defineGuide({
  name: 'حقل ملف',
  purpose: [
    'ملف واحد أو صورة تُرفع بالاختيار أو السحب، وتُفحص قبل الإرسال.',
    'One file or image by dialog or drop, checked before it is sent.',
  ],
  use: [
    ['لصورة هوية أو سجل.', 'For a copy of an ID or a register.'],
    ['ImageField لصورة بمقاس محدّد.', 'ImageField for an image of a given size.'],
  ],
  avoid: [
    { text: ['عدة ملفات.', 'Several files.'], instead: 'Forms/FilesField' },
    { text: ['ملف يُنزَّل.', 'A file to download.'], instead: 'Cards/DocumentCard' },
  ],
  anatomy: fieldParts(
    {
      name: ['منطقة الإفلات', 'Drop zone'],
      text: ['اسم الملف أو معاينة الصورة.', 'The file’s name, or a preview of the image.'],
      part: 'frame',
    },
    {
      name: ['الإزالة', 'Remove button'],
      text: ['يعيد التركيز إلى الحقل.', 'Returns the focus to the field.'],
      part: 'remove',
    },
  ),
  content: [
    [
      'الأنواع والحجم في التلميح: يضعه الحقل من خصائصه.',
      'Types and size are in the hint, which the field writes from its props.',
    ],
    [
      'الخطأ يقول ما في الملف وما يلزم: «مقاسها ٢٠ في ٣٠، ويلزم ٤٠ في ٤٠».',
      'An error says what the file is and what is needed: “It is 20 by 30; 40 by 40 is needed”.',
    ],
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], text: ['يفتح نافذة اختيار الملف.', 'Opens the file dialog.'] },
    { keys: ['Tab'], text: ['إلى زر الإزالة.', 'To the remove button.'] },
  ],
  accessibility: [FIELD_READING, ['اختيار الملف يُعلن باسمه.', 'The chosen file is announced by its name.']],
  examples: [
    {
      do: {
        render: (t) => <FileField label={t('صورة السجل التجاري', 'Commercial register')} types={['pdf']} maxMb={5} />,
        text: ['النوع والحجم قبل الاختيار.', 'Type and size ahead of the choice.'],
      },
      dont: {
        render: (t) => (
          <FileField label={t('المرفقات', 'Attachments')} hint={t('حسب الشروط', 'According to the terms')} />
        ),
        text: ['شروط لا تُعرف إلا بعد الرفض.', 'Conditions that are known only after a rejection.'],
      },
    },
  ],
});
