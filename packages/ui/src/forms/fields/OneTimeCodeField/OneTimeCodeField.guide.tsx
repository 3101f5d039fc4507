import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { FieldRow } from '../Field/index.ts';
import { TextField } from '../TextField/index.ts';
import { OneTimeCodeField } from './index.ts';

export const guide = defineGuide({
  name: 'رمز التحقق',
  purpose: [
    'رمز وصل برسالة، في خانة واحدة يملؤها الهاتف وتقبل لصق الرسالة كلها.',
    'A code from a message, in one input that phones can fill in and that takes the whole pasted message.',
  ],
  use: [
    [
      'للتحقق من جوال أو بريد، وللخطوة الثانية من الدخول.',
      'To verify a number or address, and as the second factor of a sign-in.',
    ],
  ],
  avoid: [
    { text: ['كلمة مرور.', 'A password.'], instead: 'Forms/PasswordField' },
    { text: ['رمز لا يُرسل، كرمز خصم.', 'A code that is not sent, such as a voucher.'], instead: 'Forms/TextField' },
  ],
  anatomy: fieldParts(
    {
      name: ['خانة الرمز', 'Input'],
      text: ['خانة واحدة بمواضع متباعدة.', 'One input with spaced positions.'],
      part: 'control',
    },
    {
      name: ['إعادة الإرسال', 'Resend'],
      text: ['بعد دقيقة، والوقت الباقي ظاهر.', 'After a minute, with the time left.'],
    },
  ),
  content: [
    [
      'التلميح يقول إلى أين أُرسل: «أرسلناه إلى ‎+966 50 ••• ••01».',
      'The hint says where it was sent: “Sent to +966 50 ••• ••01”.',
    ],
    ['الخطأ يفرّق بين رمز خاطئ ورمز انتهت مدته.', 'An error tells a wrong code from an expired one.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى إعادة الإرسال.', 'To the resend button.'] },
    {
      keys: ['Enter'],
      text: ['يرسل النموذج؛ ومع onComplete لا يلزم.', 'Submits the form; not needed with onComplete.'],
    },
  ],
  accessibility: [
    FIELD_READING,
    TYPED_DIGITS,
    ['انتهاء الانتظار يُعلن مرة، ولا يُعلن كل ثانية.', 'The end of the wait is announced once, not every second.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <OneTimeCodeField
            label={t('رمز التحقق', 'Verification code')}
            hint={t('أرسلناه إلى جوالك', 'Sent to your mobile')}
          />
        ),
        text: ['خانة واحدة تُلصق وتُملأ.', 'One input to paste and fill.'],
      },
      dont: {
        render: (t) => (
          <FieldRow>
            <TextField label={t('الخانة ١', 'Digit 1')} maxLength={1} />
            <TextField label={t('الخانة ٢', 'Digit 2')} maxLength={1} />
          </FieldRow>
        ),
        text: [
          'خانة لكل رقم: لا يُلصق، ويتعب قارئ الشاشة.',
          'A box for each digit: cannot be pasted and tires a screen reader.',
        ],
      },
    },
  ],
});
