import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { FileField } from '../FileField/index.ts';
import { FilesField } from './index.ts';

export const guide = defineGuide({
  name: 'حقل ملفات',
  purpose: [
    'عدة مستندات تُرفع بالاختيار أو السحب أو اللصق، ولكل منها تقدّمه وخطؤه.',
    'Several documents by dialog, drop or paste, each with its progress and its error.',
  ],
  use: [
    ['لوثائق طلب.', 'For the documents of an application.'],
    ['مع upload لرفع كل ملف فور إضافته.', 'With upload, to upload each file as it is added.'],
  ],
  avoid: [{ text: ['ملف واحد.', 'One file.'], instead: 'Forms/FileField' }],
  anatomy: fieldParts(
    {
      name: ['منطقة الإفلات', 'Drop zone'],
      text: ['وفيها زر الاختيار.', 'With the button of the file dialog.'],
      part: 'frame',
    },
    { name: ['الملف', 'File'], text: ['اسمه وحجمه وتقدّمه.', 'Name, size and progress.'], part: 'file' },
    {
      name: ['المرفوض', 'Rejected'],
      text: ['كل ملف لم يُقبل وسببه.', 'Each file that was not accepted, with its reason.'],
      part: 'rejected',
    },
    { name: ['الإعادة والإزالة', 'Retry and remove'], text: ['لكل ملف.', 'For each file.'], part: 'retry' },
  ),
  content: [
    [
      'سمِّ الوثائق اللازمة في التلميح: «صك الأرض ورخصة البئر».',
      'Name the documents in the hint: “Land deed and well licence”.',
    ],
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], text: ['يفتح نافذة اختيار الملفات.', 'Opens the file dialog.'] },
    { keys: ['Tab'], text: ['إلى أزرار كل ملف.', 'To the buttons of each file.'] },
  ],
  accessibility: [
    FIELD_READING,
    [
      'ما أُضيف وما رُفض يُعلن؛ وبعد الإزالة ينتقل التركيز إلى الملف التالي.',
      'What was added or rejected is announced; after a removal the focus moves to the next file.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <FilesField
            label={t('وثائق المزرعة', 'Farm documents')}
            hint={t('صك الأرض ورخصة البئر', 'Land deed and well licence')}
            types={['pdf']}
            maxMb={5}
            maxFiles={3}
          />
        ),
        text: ['الوثائق مسمّاة، والحدود معروفة.', 'The documents are named, the limits known.'],
      },
      dont: {
        render: (t) => (
          <>
            <FileField label={t('ملف ١', 'File 1')} />
            <FileField label={t('ملف ٢', 'File 2')} />
          </>
        ),
        text: ['حقول مرقّمة لا تُعرف وثائقها.', 'Numbered fields without the names of the documents.'],
      },
    },
  ],
});
