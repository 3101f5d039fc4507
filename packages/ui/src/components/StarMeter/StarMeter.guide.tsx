import { defineGuide } from '../../docs/guide.ts';
import { ProgressBar } from '../Progress/index.ts';
import { Stack } from '../Box/index.ts';
import { StarMeter } from './index.ts';

export const guide = defineGuide({
  name: 'مقياس النجمة',
  purpose: [
    'ما تمّ من كلٍّ في نجمة تمتلئ بتلاتها، والنسبة في قلبها.',
    'How much of a whole is done, as petals of a star, with the percentage inside.',
  ],
  use: [['لرقم واحد بارز: حملة، أو نصيب.', 'For one prominent figure: a campaign, a stake.']],
  avoid: [
    { text: ['أرقام كثيرة في قائمة.', 'Many figures in a list.'], instead: 'Components/ProgressBar' },
    { text: ['حال بنطاقات.', 'A state with bands.'], instead: 'Components/Meter' },
  ],
  anatomy: [
    {
      name: ['البتلات', 'Petals'],
      text: ['تمتلئ من أعلى في اتجاه القراءة.', 'Fill from the top in the reading direction.'],
    },
    { name: ['النسبة', 'Percentage'], text: ['أو نصك عبر valueText.', 'Or your own text, by valueText.'] },
  ],
  content: [['لا نص غير الرقم فيها؛ والشرح بجانبها.', 'Only the number is inside; the explanation is beside it.']],
  keyboard: [],
  accessibility: [['مقياس له اسم وقيمة منطوقة.', 'A meter with a name and a spoken value.']],
  examples: [
    {
      do: {
        render: (t) => <StarMeter value={72} max={100} tone="giving" label={t('ما جُمع', 'Raised')} />,
        text: ['رقم واحد بارز.', 'One prominent figure.'],
      },
      dont: {
        render: (t) => (
          <Stack gap={2}>
            <StarMeter size="sm" value={10} max={100} label={t('أ', 'A')} />
            <StarMeter size="sm" value={20} max={100} label={t('ب', 'B')} />
            <ProgressBar value={30} max={100} label={t('ج', 'C')} />
          </Stack>
        ),
        text: ['نجوم تُقارن وهي لا تُقارن.', 'Stars side by side, which cannot be compared.'],
      },
    },
  ],
});
