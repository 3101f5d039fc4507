import { defineGuide } from '../../docs/guide.ts';
import { Text } from '../Text/index.ts';
import { Link } from './index.ts';

export const guide = defineGuide({
  name: 'رابط',
  purpose: ['يؤدي إلى صفحة أو موضع أو موقع آخر.', 'Leads to a page, a place on it, or another site.'],
  use: [
    ['داخل النص.', 'Within text.'],
    ['tone="action" في سطر وحده: «كل الأخبار».', 'tone="action" on a line of its own: “All news”.'],
  ],
  avoid: [
    { text: ['فعل.', 'An action.'], instead: 'Components/Button' },
    { text: ['وجهة من أخواتها بطاقات.', 'A destination among cards.'], instead: 'Cards/LinkCard' },
  ],
  anatomy: [
    { name: ['النص', 'Text'], text: ['تحته خط داخل النص.', 'Underlined within text.'] },
    {
      name: ['الأيقونة', 'Icon'],
      text: [
        'سهم يشير مع القراءة، أو علامة نافذة جديدة.',
        'An arrow in the reading direction, or the mark of a new tab.',
      ],
    },
  ],
  content: [
    [
      'نصه يُفهم وحده: «لائحة السلوك»، لا «اضغط هنا».',
      'Its text is clear on its own: “Code of conduct”, not “Click here”.',
    ],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يفتحه.', 'Follows it.'] }],
  accessibility: [
    [
      'external يفتح نافذة ويُعلن ذلك، ويعزل اتجاه النص.',
      'external opens a new tab, announces it and isolates the text’s direction.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Text>
            {t('اقرأ ', 'Read the ')}
            <Link href="#code">{t('لائحة السلوك', 'code of conduct')}</Link>
            {t(' قبل التوقيع.', ' before you sign.')}
          </Text>
        ),
        text: ['الرابط اسم وجهته.', 'The link is the name of its destination.'],
      },
      dont: {
        render: (t) => (
          <Text>
            {t('لقراءة اللائحة ', 'To read the code ')}
            <Link href="#code">{t('اضغط هنا', 'click here')}</Link>.
          </Text>
        ),
        text: ['«اضغط هنا» لا تقول شيئًا وحدها.', '“Click here” says nothing on its own.'],
      },
    },
  ],
});
