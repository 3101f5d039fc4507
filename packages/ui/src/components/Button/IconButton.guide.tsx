import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Box/index.ts';
import { IconButton } from './index.ts';

export const guide = defineGuide({
  name: 'زر أيقونة',
  purpose: [
    'فعل تعرفه أيقونته وحدها: إغلاق، وبحث، وقائمة.',
    'An action that its icon alone explains: close, search, menu.',
  ],
  use: [['حيث لا يتسع المكان لنص، والأيقونة معروفة.', 'Where there is no room for text and the icon is well known.']],
  avoid: [{ text: ['فعل غير معروف.', 'An action that is not well known.'], instead: 'Components/Button' }],
  anatomy: [
    { name: ['الأيقونة', 'Icon'], text: ['في مربع ٤٤ أو ٣٦ بكسل.', 'In a square of 44 or 36 px.'] },
    { name: ['التلميح', 'Tooltip'], text: ['اسم الفعل، عند مرور المؤشر.', 'The action’s name, under the pointer.'] },
  ],
  content: [
    [
      'label فعل محدّد: «إغلاق النافذة»، وفي القوائم اسم السطر أيضًا: «حذف: سقيا النخيل».',
      'label is a specific verb: “Close the dialog”; in lists with the row’s name: “Remove: Watering the palms”.',
    ],
  ],
  keyboard: [{ keys: ['Enter', 'Space'], text: ['ينفّذ.', 'Performs it.'] }],
  accessibility: [['label اسمه لقارئ الشاشة، ولازم.', 'label is its accessible name and required.']],
  examples: [
    {
      do: {
        render: (t) => <IconButton icon="close" label={t('إغلاق', 'Close')} />,
        text: ['أيقونة يعرفها الجميع.', 'An icon that everybody recognises.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={2}>
            <IconButton icon="shares" label={t('زر', 'Button')} />
            <IconButton icon="bank" label={t('زر', 'Button')} />
          </Stack>
        ),
        text: ['أيقونات تُخمَّن، واسمها «زر».', 'Icons to guess, both named “Button”.'],
      },
    },
  ],
});
