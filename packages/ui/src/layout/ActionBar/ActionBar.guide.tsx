import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Box/index.ts';

export const guide = defineGuide({
  name: 'شريط الفعل',
  purpose: [
    'فعل واحد في أسفل شاشة الجوال، ما دام موضعه في الصفحة غير ظاهر.',
    'One action at the lower edge of a phone’s screen, while its place on the page is out of sight.',
  ],
  use: [['لصفحة طويلة لها فعل واحد: حملة، أو حاسبة.', 'For a long page with one action: a campaign, a calculator.']],
  avoid: [
    { text: ['تنقّل.', 'Navigation.'], instead: 'Layout/BottomNav' },
    { text: ['شاشات واسعة: لا يظهر.', 'Wide screens, where it is not shown.'] },
  ],
  anatomy: [
    { name: ['النص', 'Text'], text: ['سطر: ما جُمع أو ما حُسب.', 'One line: what is raised or calculated.'] },
    { name: ['الفعل', 'Action'], text: ['زر أو رابط واحد.', 'One button or link.'] },
  ],
  content: [['النص رقم ومعناه: «جُمع ٨٩٪».', 'A number and its meaning: “89% raised”.']],
  keyboard: [{ keys: ['Enter'], text: ['ينفّذ الفعل.', 'Performs the action.'] }],
  accessibility: [
    [
      'يختفي حين يظهر target، فلا يُقرأ الفعل مرتين.',
      'Hidden while target is in view, so that the action is not read twice.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" justify="between" align="center" gap={3} wrap>
            <span>{t('جُمع ٨٩٪', '89% raised')}</span>
            <Button variant="giving">{t('تبرّع', 'Donate')}</Button>
          </Stack>
        ),
        text: ['رقم وفعل.', 'A number and an action.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={2} wrap>
            <Button>{t('تبرّع', 'Donate')}</Button>
            <Button variant="secondary">{t('شارك', 'Share')}</Button>
            <Button variant="quiet">{t('تابع', 'Follow')}</Button>
          </Stack>
        ),
        text: ['ثلاثة أفعال تحجب الصفحة.', 'Three actions that cover the page.'],
      },
    },
  ],
});
