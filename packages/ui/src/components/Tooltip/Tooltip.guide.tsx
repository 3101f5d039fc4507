import { defineGuide } from '../../docs/guide.ts';
import { IconButton } from '../Button/index.ts';
import { Tooltip } from './index.ts';

export const guide = defineGuide({
  name: 'تلميح عابر',
  purpose: ['نص قصير عن عنصر، عند مرور المؤشر أو التركيز.', 'A short text about a control, on hover and focus.'],
  use: [['لاسم زر أيقونة، أو اختصار لوحة مفاتيح.', 'For the name of an icon button, or a shortcut.']],
  avoid: [
    { text: ['شرح لازم: لا مؤشر على الجوال.', 'Needed help: a phone has no pointer.'], instead: 'Components/Toggletip' },
    { text: ['محتوى يُضغط.', 'Content with controls.'], instead: 'Components/Popover' },
  ],
  anatomy: [
    { name: ['العنصر', 'Control'], text: ['زر، أو كلمة تصير زرًا.', 'A control, or a term that becomes a button.'] },
    { name: ['النص', 'Bubble'], text: ['يُمكن نقل المؤشر إليه.', 'The pointer can move onto it.'] },
  ],
  content: [
    ['جملة قصيرة بلا نقطة.', 'One short sentence without a full stop.'],
    ['لا يكرّر النص الظاهر.', 'Does not repeat the visible text.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['يظهر حين يصل التركيز.', 'Shows when the control gets the focus.'] },
    { keys: ['Escape'], text: ['يخفيه.', 'Hides it.'] },
  ],
  accessibility: [
    ['وصف للعنصر، أو اسمه مع purpose="label".', 'Describes the control, or names it with purpose="label".'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Tooltip purpose="label" text={t('طباعة الإيصال', 'Print the receipt')}>
            <IconButton icon="printer" label={t('طباعة الإيصال', 'Print the receipt')} />
          </Tooltip>
        ),
        text: ['اسم لأيقونة.', 'A name for an icon.'],
      },
      dont: {
        render: (t) => (
          <Tooltip text={t('تُخصم رسوم ٢٥ ر.س', 'A fee of SAR 25 is charged')}>
            <IconButton icon="lock" label={t('ادفع', 'Pay')} />
          </Tooltip>
        ),
        text: ['ما يلزم قبل الدفع لا يُرى في الجوال.', 'What matters for paying is not seen on a phone.'],
      },
    },
  ],
});
