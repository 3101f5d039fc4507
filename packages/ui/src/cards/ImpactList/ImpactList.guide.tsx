import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { ImpactList } from './ImpactList.tsx';

export const guide = defineGuide({
  name: 'أثر المبالغ',
  purpose: [
    'يقول ما يصنعه كل مبلغ: «٥٠ ر.س تسقي نخلة شهرًا». والضغط على السطر يختار مبلغه.',
    'Says what each amount does: “SAR 50 waters one palm for a month”. Pressing a line chooses its amount.',
  ],
  use: [
    [
      'في صفحة حملة، قبل نموذج التبرّع أو بجانبه.',
      'On the page of a campaign, ahead of the donation form or beside it.',
    ],
  ],
  avoid: [
    {
      text: ['اختيار مبلغ بلا أثر معروف.', 'To choose an amount without a known effect.'],
      instead: 'Cards/QuickDonate',
    },
    { text: ['ما تحقّق من الحملة.', 'What a campaign has reached.'], instead: 'Data/MilestoneList' },
  ],
  anatomy: [
    { name: ['المبلغ', 'Amount'], text: ['أول السطر، بخط أثقل.', 'At the start of the line, in heavier type.'] },
    { name: ['الأثر', 'Effect'], text: ['فعل يكمل المبلغ.', 'A verb that continues the amount.'] },
    { name: ['السهم', 'Arrow'], text: ['يقول إن السطر يؤدي إلى التبرّع.', 'Says that the line leads to the donation.'] },
  ],
  content: [
    [
      'ابدأ الأثر بفعل مضارع: «تسقي نخلة شهرًا كاملًا».',
      'Begin with a verb in the present: “waters one palm for a month”.',
    ],
    [
      'أثر صادق يمكن حسابه؛ من مبلغين إلى أربعة، الأصغر أولًا.',
      'A true effect that can be calculated; two to four amounts, smallest first.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى كل سطر.', 'To each line.'] },
    { keys: ['Enter'], text: ['يختار المبلغ.', 'Chooses the amount.'] },
  ],
  accessibility: [
    ['قائمة روابط؛ اسم كل رابط المبلغ وأثره.', 'A list of links; the name of each is the amount with its effect.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <ImpactList
            hrefFor={(amount) => `#${amount}`}
            items={[
              { amount: 5_000, text: t('تسقي نخلة شهرًا كاملًا', 'waters one palm for a month') },
              { amount: 50_000, text: t('تغرس نخلة وترعاها عامًا', 'plants a palm and looks after it for a year') },
            ]}
          />
        ),
        text: ['مبلغ وأثره في جملة.', 'An amount with its effect in one sentence.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={2} wrap>
            <Button variant="giving">{t('فضي', 'Silver')}</Button>
            <Button variant="giving">{t('ذهبي', 'Gold')}</Button>
          </Stack>
        ),
        text: ['رتب لا تقول ما يصنعه المال.', 'Ranks that do not say what the money does.'],
      },
    },
  ],
});
