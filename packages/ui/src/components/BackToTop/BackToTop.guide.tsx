import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';

export const guide = defineGuide({
  name: 'العودة إلى الأعلى',
  purpose: [
    'رابط إلى أول الصفحة، يظهر بعد تمرير شاشة.',
    'A link to the top of the page, shown after one screen of scrolling.',
  ],
  use: [['مرة في صفحات طويلة: مقال، أو قائمة.', 'Once on long pages: an article, a list.']],
  avoid: [
    { text: ['التنقّل بين عناوين الصفحة.', 'To move between the headings of a page.'], instead: 'Components/Outline' },
  ],
  anatomy: [
    {
      name: ['الزر', 'Link'],
      text: ['دائرة في آخر السطر أسفل الشاشة.', 'A circle at the end of the line, at the bottom of the screen.'],
    },
  ],
  content: [['نصه رسالة، ولا يُغيّر.', 'Its text is a message and stays as it is.']],
  keyboard: [{ keys: ['Enter'], text: ['ينتقل إلى الأعلى، ومعه التركيز.', 'Moves to the top, with the focus.'] }],
  accessibility: [
    [
      'آخر عنصر في ترتيب الصفحة؛ وبلا حركة لمن يفضّل تقليلها.',
      'Last in the order of the page; without motion for those who prefer less.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => <Link href="#main">{t('العودة إلى الأعلى', 'Back to top')}</Link>,
        text: ['رابط يعمل بلا برمجة.', 'A link that works without script.'],
      },
      dont: {
        render: (t) => <Button size="sm">{t('العودة إلى الأعلى والأخبار والمزيد', 'Back to top, news and more')}</Button>,
        text: ['زر عائم لأكثر من غرض.', 'A floating button for more than one purpose.'],
      },
    },
  ],
});
