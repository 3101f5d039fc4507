import { defineGuide } from '../../docs/guide.ts';
import { Link } from '../../components/Link/index.ts';
import { DocumentCard } from './DocumentCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة مستند',
  purpose: [
    'ملف يُنزَّل: اسمه، ونوعه، وحجمه قبل الضغط.',
    'A file to download: its name, and its type and size before it is pressed.',
  ],
  use: [['للوائح والنماذج والتقارير.', 'For regulations, forms and reports.']],
  avoid: [
    { text: ['صفحة تُقرأ في الموقع.', 'A page that is read on the site.'], instead: 'Cards/LinkCard' },
    { text: ['ملفات يرفعها المستخدم.', 'Files that the user uploads.'], instead: 'Forms/FilesField' },
  ],
  anatomy: [
    {
      name: ['العنوان', 'Title'],
      text: ['رابط التنزيل؛ يشمل البطاقة كلها.', 'The download link; covers the whole card.'],
    },
    { name: ['الوصف', 'Summary'], text: ['جملة عمّا فيه، اختيارية.', 'An optional sentence on what it contains.'] },
    {
      name: ['النوع والحجم والتاريخ', 'Type, size, date'],
      text: ['الحجم بأرقام لغة القارئ.', 'The size in the digits of the reader’s language.'],
    },
  ],
  content: [
    [
      'العنوان اسم المستند: «لائحة السلوك»، بلا «تحميل» ولا امتداد.',
      'The title is the document’s name: “Code of conduct”, without “download” or a file ending.',
    ],
    ['الوصف يفرّق بين إصدار وآخر: «الإصدار الثالث».', 'The summary sets editions apart: “Third edition”.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['ينزّل الملف.', 'Downloads the file.'] }],
  accessibility: [['اسم الرابط «تنزيل» مع عنوان المستند.', 'The link’s name is “Download” with the document’s title.']],
  examples: [
    {
      do: {
        render: (t) => (
          <DocumentCard
            title={t('لائحة السلوك', 'Code of conduct')}
            href="#code"
            fileType="pdf"
            size={1_536_000}
            date="2026-03-01"
          />
        ),
        text: ['يُعرف قبل الضغط ما سيُنزَّل.', 'What will be downloaded is clear beforehand.'],
      },
      dont: {
        render: (t) => <Link href="#code">{t('اضغط هنا للتحميل', 'Click here to download')}</Link>,
        text: ['لا اسم ولا نوع ولا حجم.', 'No name, type or size.'],
      },
    },
  ],
});
