import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { ShareLinks } from './ShareLinks.tsx';

export const guide = defineGuide({
  name: 'مشاركة الصفحة',
  purpose: [
    'يشارك صفحة بما في الجهاز من وسائل، أو ينسخ رابطها. ولا يُحمَّل شيء من مواقع أخرى.',
    'Shares a page by what the device offers, or copies its link. Nothing is loaded from other sites.',
  ],
  use: [['في آخر خبر أو حملة أو مقال.', 'At the end of a news item, a campaign or an article.']],
  avoid: [
    { text: ['نسخ رقم أو رمز.', 'To copy a number or a code.'], instead: 'Components/CopyButton' },
    { text: ['صفحات العضو الخاصة.', 'Private pages of a member.'] },
  ],
  anatomy: [
    {
      name: ['المشاركة', 'Share'],
      text: [
        'لوحة المشاركة في الجهاز، وإن لم توجد: «نسخ الرابط».',
        'The share sheet of the device; where there is none, “Copy the link”.',
      ],
    },
    {
      name: ['المراسلة والبريد', 'Messengers and e-mail'],
      text: ['روابط تعمل بلا برمجة.', 'Links that work without script.'],
    },
    { name: ['الطباعة', 'Print'], text: ['تُخفى مع noPrint.', 'Hidden with noPrint.'] },
  ],
  content: [
    [
      'العنوان الذي يُشارك هو عنوان الصفحة، بلا اسم الموقع.',
      'The shared title is the page’s own, without the name of the site.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى كل زر ورابط.', 'To each button and link.'] },
    { keys: ['Enter'], text: ['يشارك أو ينسخ، وتُعلن النتيجة.', 'Shares or copies; the result is announced.'] },
  ],
  accessibility: [['مجموعة لها اسم؛ و«نُسخ الرابط» يُعلن ويُرى.', 'A named group; “Link copied” is announced and shown.']],
  examples: [
    {
      do: {
        render: (t) => (
          <ShareLinks title={t('افتتاح سوق المنتجات', 'The market opens')} url="https://taawun.example/news/market" />
        ),
        text: ['قليلة، وبلا أعداد مشاركات.', 'Few, and without counts.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={2} wrap>
            <Button>{t('شارك مع كل أصدقائك الآن', 'Share with all your friends now')}</Button>
            <Button variant="secondary">{t('انشر', 'Post')}</Button>
          </Stack>
        ),
        text: ['أزرار تُلحّ ولا يُعرف إلى أين.', 'Buttons that urge and do not say where to.'],
      },
    },
  ],
});
