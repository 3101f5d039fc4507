import { defineGuide } from '../../docs/guide.ts';
import { SubNav } from '../SubNav/index.ts';
import { Tabs } from './index.ts';

export const guide = defineGuide({
  name: 'ألسنة',
  purpose: ['أوجه لشيء واحد، يُرى منها وجه في كل مرة.', 'Views of one subject, one at a time.'],
  use: [['لاثنين إلى خمسة أوجه لا يلزم قراءتها معًا.', 'For two to five views that need not be read together.']],
  avoid: [
    { text: ['صفحات.', 'Pages.'], instead: 'Layout/SubNav' },
    { text: ['أجزاء تُقرأ بالترتيب.', 'Parts that are read in order.'], instead: 'Components/Accordion' },
    { text: ['خطوات.', 'Steps.'], instead: 'Forms/Wizard' },
  ],
  anatomy: [
    { name: ['الألسنة', 'Tabs'], text: ['صف يُمرَّر إن طال.', 'A row that scrolls where it is long.'] },
    { name: ['العدد', 'Badge'], text: ['اختياري بعد الاسم.', 'Optional, after the label.'] },
    { name: ['اللوح', 'Panel'], text: ['محتوى اللسان المختار.', 'The content of the selected tab.'] },
  ],
  content: [['أسماء من كلمة أو كلمتين.', 'Labels of one or two words.']],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بالعربية الأيسر إلى التالي، ويُختار فورًا.', 'In English the right arrow selects the next tab at once.'],
    },
    { keys: ['Home', 'End'], text: ['أول لسان أو آخره.', 'First or last tab.'] },
    { keys: ['Tab'], text: ['إلى محتوى اللوح.', 'Into the panel.'] },
  ],
  accessibility: [
    [
      'قائمة ألسنة لها اسم؛ والبحث في الصفحة يفتح اللوح الموافق؛ وبلا برمجة تُرى الألواح كلها.',
      'A named tab list; find-in-page opens the panel of the match; without script all panels are shown.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Tabs
            label={t('سقيا النخيل', 'Watering the palms')}
            items={[
              {
                key: 'about',
                label: t('عن البرنامج', 'About'),
                content: t('ري ثلاثة آلاف نخلة.', 'Water for three thousand palms.'),
              },
              { key: 'budget', label: t('الميزانية', 'Budget'), content: t('٢٠٠٬٠٠٠ ر.س', 'SAR 200,000') },
            ]}
          />
        ),
        text: ['وجهان لبرنامج واحد.', 'Two views of one program.'],
      },
      dont: {
        render: (t) => (
          <SubNav
            row
            label={t('سقيا النخيل', 'Watering the palms')}
            items={[
              { href: '#a', label: t('عن البرنامج', 'About'), active: true },
              { href: '#b', label: t('الميزانية', 'Budget') },
            ]}
          />
        ),
        text: ['تنقّل بين صفحات لأوجه صفحة.', 'Page navigation for views of one page.'],
      },
    },
  ],
});
