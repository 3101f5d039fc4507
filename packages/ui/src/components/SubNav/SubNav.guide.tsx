import { defineGuide } from '../../docs/guide.ts';
import { Tabs } from '../Tabs/index.ts';
import { SubNav } from './index.ts';

export const guide = defineGuide({
  name: 'تنقّل القسم',
  purpose: [
    'صفحات قسم واحد: قائمة جانبية، وفي الجوال صف يُمرَّر إلى الصفحة الحالية.',
    'The pages of one area: a list beside the page; on a phone, a row that scrolls to the current one.',
  ],
  use: [['للحساب، والهوية، والمركز الإعلامي.', 'For the account, the identity, the media centre.']],
  avoid: [
    { text: ['أوجه لشيء في صفحة واحدة.', 'Views of one subject on one page.'], instead: 'Components/Tabs' },
    { text: ['القائمة الرئيسية.', 'The main menu.'], instead: 'Layout/Header' },
  ],
  anatomy: [
    {
      name: ['الرأس', 'Heading'],
      text: ['في الشاشة الواسعة: اسم العضو مثلًا.', 'On wide screens: the member’s name, for example.'],
    },
    { name: ['الروابط', 'Links'], text: ['والحالية بارزة.', 'With the current one emphasised.'] },
    {
      name: ['الذيل', 'After'],
      text: [
        'في الشاشة الواسعة: تسجيل الخروج، وهو في الجوال في القائمة.',
        'On wide screens: sign out, which a phone has in its menu.',
      ],
    },
  ],
  content: [['أسماء من كلمة إلى ثلاث، كعناوين صفحاتها.', 'Names of one to three words, as the titles of the pages.']],
  keyboard: [{ keys: ['Tab'], text: ['بين الروابط.', 'Between the links.'] }],
  accessibility: [['تنقّل له اسم؛ والحالية تُعلن.', 'A named navigation; the current page is announced.']],
  examples: [
    {
      do: {
        render: (t) => (
          <SubNav
            label={t('حسابي', 'My account')}
            items={[
              { href: '#info', label: t('البيانات', 'Details'), active: true },
              { href: '#orders', label: t('تبرّعاتي', 'Donations') },
            ]}
          />
        ),
        text: ['صفحات قسم واحد.', 'The pages of one area.'],
      },
      dont: {
        render: (t) => (
          <Tabs
            label={t('الموقع', 'Site')}
            items={[
              { key: 'a', label: t('الرئيسية', 'Home'), content: '' },
              { key: 'b', label: t('الفروع', 'Branches'), content: '' },
            ]}
          />
        ),
        text: ['ألسنة للتنقّل بين الصفحات.', 'Tabs to move between pages.'],
      },
    },
  ],
});
