import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { PhoneField, PhoneOrEmailField } from './index.ts';

export const guide = defineGuide({
  name: 'الجوال أو البريد',
  purpose: [
    'خانة واحدة للدخول بالجوال أو بالبريد، أيهما تذكّره صاحبه.',
    'One field to sign in by mobile number or e-mail address, whichever comes to mind.',
  ],
  use: [['للدخول واستعادة الحساب.', 'To sign in and to recover an account.']],
  avoid: [{ text: ['جوال لازم بعينه.', 'A mobile number that is needed as such.'], instead: 'Forms/PhoneField' }],
  anatomy: fieldParts({
    name: ['خانة الكتابة', 'Input'],
    text: ['من اليسار إلى اليمين، ويبقى المكتوب كما هو.', 'Left to right; what is typed stays as it is.'],
    part: 'control',
  }),
  content: [
    ['التسمية تقول الخيارين: «الجوال أو البريد الإلكتروني».', 'The label says both: “Mobile number or e-mail”.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يرسل النموذج.', 'Submits the form.'] }],
  accessibility: [FIELD_READING, ['اضبط autoComplete="username".', 'Set autoComplete="username".']],
  examples: [
    {
      do: {
        render: (t) => (
          <PhoneOrEmailField
            label={t('الجوال أو البريد الإلكتروني', 'Mobile number or e-mail')}
            autoComplete="username"
          />
        ),
        text: ['خانة واحدة لما يُتذكّر.', 'One field for either.'],
      },
      dont: {
        render: (t) => (
          <>
            <PhoneField label={t('الجوال', 'Mobile number')} />
            <PhoneOrEmailField label={t('أو البريد', 'Or e-mail')} />
          </>
        ),
        text: ['خانتان، ولا يُعرف أيهما تكفي.', 'Two fields, and no word on whether one is enough.'],
      },
    },
  ],
});
