import { Button } from '../../components/Button/index.ts';
import { defineGuide } from '../../docs/guide.ts';
import { StillDialog } from '../../docs/StillDialog.tsx';

export const guide = defineGuide({
  name: 'لوح جانبي',
  purpose: [
    'لوح عند آخر السطر: يسارًا بالعربية ويمينًا بالإنجليزية. قائمة الموقع في الجوال مثلًا.',
    'A panel at the end of the line: at the left in Arabic, at the right in English. The site’s menu on a phone, for example.',
  ],
  use: [
    ['لقائمة تنقّل في الجوال.', 'For navigation on a phone.'],
    ['لتفاصيل طويلة بجانب قائمة.', 'For long details beside a list.'],
  ],
  avoid: [
    { text: ['خيارات قصيرة قريبة من الإبهام.', 'A few options within reach of the thumb.'], instead: 'Dialogs/Sheet' },
    { text: ['مهمة في وسط الشاشة.', 'A task in the middle of the screen.'], instead: 'Dialogs/Dialog' },
  ],
  anatomy: [
    { name: ['العنوان والإغلاق', 'Title and close button'], text: ['ثابتان في الأعلى.', 'Stay at the top.'] },
    {
      name: ['المحتوى', 'Content'],
      text: ['يُمرَّر وحده؛ واتباع رابط فيه يغلق اللوح.', 'Scrolls on its own; following a link closes the drawer.'],
    },
  ],
  content: [['العنوان اسم ما فيه: «القائمة».', 'The title names the content: “Menu”.']],
  keyboard: [
    { keys: ['Tab'], text: ['داخل اللوح وحده.', 'Within the drawer only.'] },
    { keys: ['Escape'], text: ['يغلقه ويعود التركيز إلى زره.', 'Closes it; the focus returns to its button.'] },
  ],
  accessibility: [
    [
      'نافذة لها اسم. ومع keepMounted تُفتح قبل اكتمال التحميل بزر command="show-modal".',
      'A named dialog. With keepMounted, a button with command="show-modal" opens it before hydration.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StillDialog title={t('القائمة', 'Menu')}>
            <Button variant="quiet" block href="#home">
              {t('الرئيسية', 'Home')}
            </Button>
            <Button variant="quiet" block href="#programs">
              {t('البرامج', 'Programs')}
            </Button>
          </StillDialog>
        ),
        text: ['روابط كبيرة في عمود.', 'Large links in one column.'],
      },
      dont: {
        render: (t) => (
          <StillDialog
            title={t('حذف الحساب', 'Delete the account')}
            footer={<Button variant="danger">{t('احذف', 'Delete')}</Button>}
          />
        ),
        text: ['سؤال قصير في لوح بارتفاع الشاشة.', 'A short question in a panel of the screen’s height.'],
      },
    },
  ],
});
