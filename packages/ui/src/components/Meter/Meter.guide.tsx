import { defineGuide } from '../../docs/guide.ts';
import { ProgressBar } from '../Progress/index.ts';
import { Meter } from './index.ts';

export const guide = defineGuide({
  name: 'مقياس',
  purpose: [
    'قيمة بين حدين معلومين: مستوى خزان، أو مقاعد محجوزة.',
    'A value within a known range: the level of a tank, seats taken.',
  ],
  use: [['لحال الآن، ومعه نطاقات لها أسماء.', 'For how things are now, with named bands.']],
  avoid: [
    { text: ['ما يتقدّم نحو نهاية.', 'What advances towards an end.'], instead: 'Components/ProgressBar' },
    { text: ['نصيب من حد أعلى.', 'A stake against a cap.'], instead: 'Components/StarMeter' },
  ],
  anatomy: [
    { name: ['الاسم والقيمة', 'Label and value'], text: ['مكتوبان فوق الشريط.', 'Written above the bar.'] },
    {
      name: ['الشريط', 'Bar'],
      text: ['يمتلئ من أول السطر، بلون نطاقه.', 'Fills from the start of the line, in its band’s colour.'],
    },
  ],
  content: [
    ['اسم النطاق كلمة: «منخفض».', 'A band’s name is one word: “Low”.'],
    ['القيمة بوحدتها عبر format.', 'The value with its unit, by format.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'يُقرأ الاسم والقيمة واسم النطاق: اللون وحده لا يقول شيئًا.',
      'Label, value and band are read: the colour alone says nothing.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Meter
            label={t('مستوى خزان المياه', 'Level of the water tank')}
            value={22}
            bands={[
              { from: 0, tone: 'danger', label: t('منخفض', 'Low') },
              { from: 40, tone: 'success', label: t('كافٍ', 'Sufficient') },
            ]}
          />
        ),
        text: ['نطاق له اسم ولون.', 'A band with a name and a colour.'],
      },
      dont: {
        render: (t) => <ProgressBar value={22} max={100} label={t('الخزان', 'Tank')} />,
        text: ['شريط تقدّم يوحي بأنه سيمتلئ.', 'A progress bar suggests that it will fill up.'],
      },
    },
  ],
});
