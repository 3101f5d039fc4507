import { defineGuide } from '../../../docs/guide.ts';
import { Stack } from '../../../components/Box/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Switch } from './index.ts';

export const guide = defineGuide({
  name: 'مفتاح',
  purpose: [
    'إعداد يُفعَّل ويُعطَّل، ويسري فورًا بلا إرسال.',
    'A setting that is switched on or off and takes effect at once, without a submit.',
  ],
  use: [['للإشعارات والظهور.', 'For notifications and visibility.']],
  avoid: [
    { text: ['موافقة تُرسل مع نموذج.', 'A consent that is submitted with a form.'], instead: 'Forms/CheckboxField' },
    { text: ['اختيار بين شيئين.', 'A choice between two things.'], instead: 'Components/SegmentedControl' },
  ],
  anatomy: [
    { name: ['النص', 'Label'], text: ['ما يُفعَّل.', 'What is switched on.'] },
    { name: ['المفتاح', 'Switch'], text: ['يتحرك زره مع اتجاه القراءة.', 'Its thumb moves in the reading direction.'] },
    { name: ['التلميح', 'Hint'], text: ['ما يحدث حين يُفعَّل.', 'What happens when it is on.'] },
  ],
  content: [
    [
      'اسم الشيء لا فعل: «إشعارات عروض الحصص»، ليُقرأ مفعّلًا ومعطّلًا.',
      'A noun, not a verb: “Notices of share offers”, which reads well on and off.',
    ],
  ],
  keyboard: [{ keys: ['Space'], text: ['يفعّل أو يعطّل.', 'Switches on or off.'] }],
  accessibility: [
    [
      'يُعلن مفعّلًا أو معطّلًا. وإن فشل الحفظ: أعده وقل السبب.',
      'Announced as on or off. If saving fails, turn it back and say why.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Switch
            label={t('إشعارات عروض الحصص', 'Notices of share offers')}
            hint={t('رسالة نصية عند قبول عرضك', 'A text message when your offer is taken')}
            defaultChecked
          />
        ),
        text: ['يسري فورًا، وأثره مكتوب.', 'Takes effect at once; its effect is written.'],
      },
      dont: {
        render: (t) => (
          <Stack gap={3} align="start">
            <Switch label={t('إيقاف الإشعارات', 'Turn off notifications')} />
            <Button>{t('حفظ', 'Save')}</Button>
          </Stack>
        ),
        text: ['مفتاح يوقف حين يُفعَّل، وينتظر حفظًا.', 'A switch that is on when something is off, and waits for a save.'],
      },
    },
  ],
});
