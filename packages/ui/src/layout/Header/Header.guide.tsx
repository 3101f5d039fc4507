import { defineGuide } from '../../docs/guide.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Box/index.ts';
import { Header } from './index.ts';

export const guide = defineGuide({
  name: 'رأس الموقع',
  purpose: [
    'اسم الجمعية، والقائمة، والأفعال. تحت ١١٠٠ بكسل تصير القائمة في لوح.',
    'Name, menu and actions. Below 1100 px the menu is in a drawer.',
  ],
  use: [['مرة في كل صفحة، عدا الدخول وما حوله.', 'Once on every page, except sign-in and the like.']],
  avoid: [
    { text: ['صفحات قسم.', 'The pages of an area.'], instead: 'Layout/SubNav' },
    { text: ['لغة وإشعارات.', 'Language and notifications.'], instead: 'Layout/UpperHeader' },
  ],
  anatomy: [
    { name: ['الاسم', 'Name'], text: ['رابط إلى الرئيسية، مع الشعار.', 'A link to the home page, with the logo.'] },
    {
      name: ['القائمة', 'Menu'],
      text: ['خمسة إلى سبعة، ولبعضها قائمة فرعية.', 'Five to seven items, some with a submenu.'],
    },
    { name: ['الأفعال', 'Actions'], text: ['الدخول والتبرّع.', 'Sign in and donate.'] },
    {
      name: ['زر القائمة', 'Menu button'],
      text: ['في الجوال، ويعمل قبل اكتمال التحميل.', 'On a phone; works ahead of hydration.'],
    },
  ],
  content: [['أسماء القائمة كلمة أو كلمتان.', 'Menu items of one or two words.']],
  keyboard: [
    { keys: ['Tab'], text: ['بين الروابط والقوائم الفرعية.', 'Between links and submenus.'] },
    { keys: ['Enter', 'Space'], text: ['يفتح القائمة الفرعية.', 'Opens a submenu.'] },
    { keys: ['Escape'], text: ['يغلقها، ويعود التركيز إلى اسمها.', 'Closes it; the focus returns to its name.'] },
  ],
  accessibility: [
    [
      'منطقة الرأس وتنقّل له اسم؛ والصفحة الحالية تُعلن.',
      'The banner landmark and a named navigation; the current page is announced.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Header
            name={t('تعاون', 'Taawun')}
            homeHref="#home"
            items={[
              { href: '#programs', label: t('البرامج', 'Programs'), active: true },
              { href: '#branches', label: t('الفروع', 'Branches') },
            ]}
          />
        ),
        text: ['قائمة قصيرة.', 'A short menu.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={3} wrap>
            {Array.from({ length: 9 }, (_, index) => (
              <Link key={index} href="#x">
                {t('قسم من أقسام الجمعية', 'A section of the association')}
              </Link>
            ))}
          </Stack>
        ),
        text: ['تسعة أقسام بأسماء طويلة.', 'Nine sections with long names.'],
      },
    },
  ],
});
