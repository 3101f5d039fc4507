import { defineGuide } from '../../docs/guide.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Box/index.ts';
import { Text } from '../Text/index.ts';

export const guide = defineGuide({
  name: 'هيكل الصفحة',
  purpose: [
    'رابط تخطٍّ، ورأس، ومحتوى، وذيل في أسفل النافذة ولو قصرت الصفحة.',
    'Skip link, header, main content, and a footer at the bottom of the window even on a short page.',
  ],
  use: [['مرة حول كل صفحة.', 'Once around every page.']],
  avoid: [{ text: ['جزء من صفحة.', 'A part of a page.'], instead: 'Layout/Box' }],
  anatomy: [
    { name: ['رابط التخطي', 'Skip link'], text: ['أول ما يصل إليه Tab.', 'The first stop of the Tab key.'] },
    { name: ['الرأس', 'Header'], text: ['UpperHeader وHeader.', 'UpperHeader and Header.'] },
    { name: ['المحتوى', 'Main'], text: ['main برقم main.', 'The main element with the id main.'] },
    { name: ['الذيل', 'Footer'], text: ['آخر الصفحة: Footer.', 'The end of the page: Footer.'] },
  ],
  content: [['عنوان أول واحد داخل المحتوى.', 'One first-level heading within the content.']],
  keyboard: [
    { keys: ['Tab'], text: ['أولًا إلى رابط التخطي.', 'First to the skip link.'] },
    { keys: ['Enter'], text: ['عليه: ينتقل إلى المحتوى.', 'On it: moves to the content.'] },
  ],
  accessibility: [
    ['المناطق الثلاث معلنة: رأس ومحتوى وذيل.', 'The three landmarks are there: banner, main, contentinfo.'],
  ],
  examples: [
    {
      do: {
        render: (t) => <Link href="#main">{t('انتقل إلى المحتوى', 'Skip to content')}</Link>,
        text: ['أول رابط يتخطى القائمة.', 'The first link leads past the menu.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={3} wrap>
            {['1', '2', '3', '4', '5', '6'].map((key) => (
              <Link key={key} href="#menu">
                {t('رابط', 'Link')}
              </Link>
            ))}
            <Text>{t('المحتوى', 'Content')}</Text>
          </Stack>
        ),
        text: ['عشرات الروابط قبل المحتوى بلا مخرج.', 'Dozens of links ahead of the content, without a way past.'],
      },
    },
  ],
});
