import { defineGuide } from '../../docs/guide.ts';
import { Switch } from '../../forms/fields/Switch/index.ts';
import { ThemeSwitch } from './index.ts';

export const guide = defineGuide({
  name: 'تبديل المظهر',
  purpose: ['فاتح، أو داكن، أو كما في الجهاز.', 'Light, dark, or as the device.'],
  use: [['في رأس الموقع، وفي قائمة الجوال بمقاس lg.', 'In the header, and in a phone’s menu with size lg.']],
  avoid: [{ text: ['إعداد له حالتان.', 'A setting with two states.'], instead: 'Forms/Switch' }],
  anatomy: [
    { name: ['الخيارات', 'Options'], text: ['ثلاث أيقونات، ومع lg أسماؤها.', 'Three icons, with their names in lg.'] },
  ],
  content: [['أسماؤها رسائل.', 'Its names are messages.']],
  keyboard: [
    { keys: ['Tab'], text: ['إليها، وهي محطة واحدة.', 'To the switch, which is one stop.'] },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بين الثلاثة، في اتجاه القراءة.', 'Between the three, in the reading direction.'],
    },
  ],
  accessibility: [['أزرار اختيار لها اسم.', 'Named radio buttons.']],
  examples: [
    {
      do: {
        render: () => <ThemeSwitch size="lg" value="auto" onValueChange={() => {}} />,
        text: ['ثلاثة خيارات، والجهاز أولها.', 'Three choices, with the device among them.'],
      },
      dont: {
        render: (t) => <Switch label={t('الوضع الليلي', 'Night mode')} />,
        text: ['مفتاح لا يتبع الجهاز.', 'A switch that cannot follow the device.'],
      },
    },
  ],
});
