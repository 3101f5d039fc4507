import { defineGuide } from '../../docs/guide.ts';
import { Tag } from '../Badge/index.ts';
import { ToggleGroup } from './index.ts';

export const guide = defineGuide({
  name: 'أزرار تفعيل',
  purpose: [
    'أزرار يُفعَّل كل منها وحده ويسري فورًا: مرشّحات قائمة.',
    'Buttons that are each on or off and take effect at once: the filters of a list.',
  ],
  use: [['لاثنين إلى ثمانية قصيرة.', 'For two to eight short ones.']],
  avoid: [
    { text: ['واحد منها فقط.', 'Exactly one of them.'], instead: 'Components/SegmentedControl' },
    { text: ['خيارات تُرسل.', 'Options that a form sends.'], instead: 'Forms/CheckboxGroup' },
  ],
  anatomy: [
    {
      name: ['الأزرار', 'Buttons'],
      text: ['تلتف على أسطر؛ والمفعّل ممتلئ وعليه علامة.', 'Wrap onto lines; one that is on is filled and checked.'],
    },
  ],
  content: [['كلمة أو كلمتان من نوع واحد.', 'One or two words of one kind.']],
  keyboard: [
    { keys: ['Tab'], text: ['من زر إلى زر.', 'From button to button.'] },
    { keys: ['Enter', 'Space'], text: ['يفعّل أو يعطّل.', 'Switches on or off.'] },
  ],
  accessibility: [
    ['مجموعة لها اسم؛ وكل زر يُعلن مضغوطًا أو لا.', 'A named group; each button says whether it is pressed.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <ToggleGroup
            label={t('المجالات', 'Fields')}
            defaultValue={['water']}
            options={[
              { value: 'water', label: t('الماء', 'Water') },
              { value: 'school', label: t('التعليم', 'Education') },
            ]}
          />
        ),
        text: ['مرشّحات تسري فورًا.', 'Filters that take effect at once.'],
      },
      dont: {
        render: (t) => <Tag active>{t('الماء', 'Water')}</Tag>,
        text: ['وسم لا يُضغط.', 'A tag that cannot be pressed.'],
      },
    },
  ],
});
