import { defineGuide } from '../../docs/guide.ts';
import { Alert } from '../../components/Alert/index.ts';
import { LocaleSwitch } from '../LocaleSwitch/index.ts';
import { UpperHeader } from './index.ts';

export const guide = defineGuide({
  name: 'الشريط العلوي',
  purpose: [
    'شريط رفيع فوق الرأس: هاتف، وأوقات، ولغة، وإشعارات.',
    'A thin bar above the header: phone, hours, language, notifications.',
  ],
  use: [['مرة فوق الرأس.', 'Once above the header.']],
  avoid: [
    { text: ['إعلان.', 'An announcement.'], instead: 'Feedback/Alert' },
    { text: ['القائمة.', 'The menu.'], instead: 'Layout/Header' },
  ],
  anatomy: [
    {
      name: ['التواصل', 'Contact'],
      text: ['الهاتف رابط؛ والأوقات تُخفى في الجوال.', 'The phone is a link; hours are hidden on a phone.'],
    },
    { name: ['الإشعارات', 'Notifications'], text: ['رابط وعدد غير المقروء.', 'A link with the number of unread ones.'] },
    { name: ['اللغة والمظهر', 'Language and theme'], text: ['في آخر السطر.', 'At the end of the line.'] },
  ],
  content: [['الأوقات بصيغة «الأحد – الخميس، ٨ ص – ٤ م».', 'Hours in the form “Sunday – Thursday, 8 am – 4 pm”.']],
  keyboard: [
    { keys: ['Tab'], text: ['من الهاتف إلى الإشعارات إلى اللغة.', 'From phone to notifications to language.'] },
  ],
  accessibility: [['عدد غير المقروء جزء من اسم الرابط.', 'The number of unread ones is part of the link’s name.']],
  examples: [
    {
      do: {
        render: (t) => (
          <UpperHeader phone="+966112345678" hours={t('الأحد – الخميس، ٨ ص – ٤ م', 'Sunday – Thursday, 8 am – 4 pm')}>
            <LocaleSwitch href="#other" />
          </UpperHeader>
        ),
        text: ['ما يُطلب من كل صفحة.', 'What is wanted from every page.'],
      },
      dont: {
        render: (t) => <Alert tone="info" title={t('تابعونا على وسائل التواصل!', 'Follow us on social media!')} />,
        text: ['إعلان فوق كل صفحة.', 'An announcement above every page.'],
      },
    },
  ],
});
