import { defineGuide } from '../../docs/guide.ts';
import { Spinner } from '../Spinner/index.ts';
import { ProgressBar } from './index.ts';

export const guide = defineGuide({
  name: 'شريط التقدّم',
  purpose: [
    'ما تمّ من كلٍّ معلوم: مبلغ من هدف، أو شهر من خطة.',
    'How much of a known whole is done: raised of a goal, months of a plan.',
  ],
  use: [['للحملات والخطط ورفع الملفات.', 'For campaigns, plans, uploads.']],
  avoid: [
    { text: ['انتظار بلا نهاية معلومة.', 'A wait without a known end.'], instead: 'Components/Spinner' },
    { text: ['قيمة لا تتقدّم.', 'A value that does not advance.'], instead: 'Components/Meter' },
  ],
  anatomy: [
    {
      name: ['الشريط', 'Bar'],
      text: [
        'يمتلئ من أول السطر، ويقف عند الامتلاء ولو زادت القيمة.',
        'Fills from the start of the line and stays full above its maximum.',
      ],
    },
  ],
  content: [
    ['اكتب الرقم بجانبه: «جُمع ٨٩٪ من ٢٠٠٬٠٠٠ ر.س».', 'Write the number beside it: “89% of SAR 200,000 raised”.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'label يقول ما يتقدّم؛ وتُقرأ النسبة بأرقام اللغة.',
      'label says what advances; the percentage is read in the digits of the language.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <ProgressBar
            value={72}
            max={100}
            tone="giving"
            label={t('ما جُمع لسقيا النخيل', 'Raised for watering the palms')}
          />
        ),
        text: ['كلٌّ معلوم.', 'A known whole.'],
      },
      dont: {
        render: (t) => <Spinner label={t('٧٢٪', '72%')} />,
        text: ['دوّامة لما يُعرف مقداره.', 'A spinner for a known amount.'],
      },
    },
  ],
});
