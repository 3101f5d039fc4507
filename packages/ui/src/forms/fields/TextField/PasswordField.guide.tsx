import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { PasswordField, TextField } from './index.ts';

export const guide = defineGuide({
  name: 'كلمة المرور',
  purpose: [
    'كلمة مرور تُخفى وتُظهر بزر؛ ومقياس لقوتها حين تُنشأ.',
    'A password with a button that reveals it, and a meter of its strength when it is new.',
  ],
  use: [
    ['للدخول: autoComplete="current-password".', 'To sign in: autoComplete="current-password".'],
    ['لكلمة جديدة: new-password مع strength.', 'For a new one: new-password, with strength.'],
  ],
  avoid: [{ text: ['رمز يصل برسالة.', 'A code that is sent in a message.'], instead: 'Forms/OneTimeCodeField' }],
  anatomy: fieldParts(
    {
      name: ['خانة الكتابة', 'Input'],
      text: ['من اليسار إلى اليمين في اللغتين.', 'Left to right in both languages.'],
      part: 'control',
    },
    {
      name: ['الإظهار', 'Reveal button'],
      text: ['يُظهر ما كُتب ويخفيه.', 'Shows and hides what was typed.'],
      part: 'toggle',
    },
    { name: ['القوة', 'Strength'], text: ['نصيحة لا شرط.', 'Advice, no condition.'] },
  ),
  content: [
    [
      'التلميح يقول الطول اللازم قبل الخطأ: «٨ خانات فأكثر».',
      'The hint says the required length ahead of any error: “At least 8 characters”.',
    ],
    [
      'لا تمنع اللصق، ولا تطلبها مرتين: الإظهار يكفي.',
      'Do not prevent pasting and do not ask for it twice: revealing is enough.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى زر الإظهار.', 'To the reveal button.'] },
    { keys: ['Space'], text: ['على الزر: يُظهر أو يخفي.', 'On the button: shows or hides.'] },
  ],
  accessibility: [FIELD_READING, ['زر الإظهار يُعلن هل الكلمة ظاهرة.', 'The button says whether the password is shown.']],
  examples: [
    {
      do: {
        render: (t) => (
          <PasswordField
            label={t('كلمة مرور جديدة', 'New password')}
            hint={t('٨ خانات فأكثر', 'At least 8 characters')}
            autoComplete="new-password"
            strength
          />
        ),
        text: ['الشرط مكتوب، والقوة نصيحة.', 'The condition is written; strength is advice.'],
      },
      dont: {
        render: (t) => (
          <TextField
            label={t('أعد كتابة كلمة المرور', 'Repeat the password')}
            type="password"
            onPaste={(event) => event.preventDefault()}
          />
        ),
        text: ['تُكتب مرتين، ولا تُلصق من مدير كلمات المرور.', 'Typed twice, and a password manager cannot paste it.'],
      },
    },
  ],
});
