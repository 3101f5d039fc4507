import { defineGuide } from '../../docs/guide.ts';
import { RadioGroup } from '../../forms/fields/RadioGroup/index.ts';
import { SegmentedControl } from './index.ts';

export const guide = defineGuide({
  name: 'اختيار مقسّم',
  purpose: [
    'واحد من خيارات متجاورة يسري فورًا: مدة، أو وحدة، أو طريقة عرض.',
    'One of several options side by side that takes effect at once: a period, a unit, a view.',
  ],
  use: [['لخيارين إلى خمسة قصيرة.', 'For two to five short options.']],
  avoid: [
    { text: ['جواب في نموذج.', 'An answer in a form.'], instead: 'Forms/RadioGroup' },
    { text: ['ألسنة محتوى.', 'Panels of content.'], instead: 'Components/Tabs' },
    { text: ['عدة خيارات معًا.', 'Several options at a time.'], instead: 'Components/ToggleGroup' },
  ],
  anatomy: [
    {
      name: ['الخيارات', 'Options'],
      text: ['متساوية العرض، والمختار بارز.', 'Of equal width; the chosen one is raised.'],
    },
  ],
  content: [['كلمة أو كلمتان: «سنة».', 'One or two words: “Year”.']],
  keyboard: [
    { keys: ['Tab'], text: ['إليها، وهي محطة واحدة.', 'To the control, which is one stop.'] },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بالعربية الأيسر إلى التالي، ويُختار.', 'In English the right arrow selects the next option.'],
    },
    { keys: ['Home', 'End'], text: ['الأول أو الأخير.', 'First or last.'] },
  ],
  accessibility: [['أزرار اختيار لها اسم؛ ويُقرأ الموضع.', 'Named radio buttons; the position is read.']],
  examples: [
    {
      do: {
        render: (t) => (
          <SegmentedControl
            label={t('مدة الرسم', 'Period')}
            options={[
              { value: 'm', label: t('شهر', 'Month') },
              { value: 'y', label: t('سنة', 'Year') },
            ]}
          />
        ),
        text: ['يسري فورًا.', 'Takes effect at once.'],
      },
      dont: {
        render: (t) => (
          <RadioGroup
            label={t('مدة الرسم', 'Period')}
            options={[
              { value: 'm', label: t('شهر', 'Month') },
              { value: 'y', label: t('سنة', 'Year') },
            ]}
          />
        ),
        text: ['أزرار نموذج لما لا يُرسل.', 'Radio buttons of a form for what is not submitted.'],
      },
    },
  ],
});
