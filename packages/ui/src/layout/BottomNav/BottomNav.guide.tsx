import { defineGuide } from '../../docs/guide.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Box/index.ts';
import { SubNav } from '../../components/SubNav/index.ts';

export const guide = defineGuide({
  name: 'تنقّل سفلي',
  purpose: [
    'الصفحات الأكثر زيارة في أسفل شاشة الجوال.',
    'The most visited pages at the lower edge of a phone’s screen.',
  ],
  use: [['لثلاثة إلى خمسة روابط لعضو يعود كثيرًا.', 'For three to five links, for a member who returns often.']],
  avoid: [
    { text: ['فعل الصفحة.', 'The action of a page.'], instead: 'Layout/ActionBar' },
    { text: ['كل القائمة.', 'The whole menu.'], instead: 'Layout/Header' },
  ],
  anatomy: [
    { name: ['الرابط', 'Link'], text: ['أيقونة واسم.', 'Icon and label.'] },
    { name: ['غير المقروء', 'Unread'], text: ['عدد فوق الأيقونة.', 'A number on the icon.'] },
  ],
  content: [['كلمة واحدة: «حصصي».', 'One word: “Shares”.']],
  keyboard: [{ keys: ['Tab'], text: ['بين الروابط، آخر الصفحة.', 'Between the links, at the end of the page.'] }],
  accessibility: [
    [
      'تنقّل له اسم؛ والحالية تُعلن؛ والعدد يُقرأ «٣ غير مقروءة».',
      'A named navigation; the current page is announced; the number is read as “3 unread”.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <SubNav
            row
            label={t('روابط سريعة', 'Quick links')}
            items={[
              { href: '#home', label: t('الرئيسية', 'Home'), icon: 'home', active: true },
              { href: '#shares', label: t('حصصي', 'Shares'), icon: 'shares' },
              { href: '#me', label: t('حسابي', 'Account'), icon: 'user' },
            ]}
          />
        ),
        text: ['أيقونة واسم لكل رابط.', 'Icon and label for each link.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={2} wrap>
            {Array.from({ length: 7 }, (_, index) => (
              <Link key={index} href="#x">
                {t('صفحة طويلة الاسم', 'A page with a long name')}
              </Link>
            ))}
          </Stack>
        ),
        text: ['سبعة روابط بأسماء طويلة.', 'Seven links with long names.'],
      },
    },
  ],
});
