import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Box/index.ts';
import { Button } from './index.ts';

export const guide = defineGuide({
  name: 'زر',
  purpose: [
    'ينفّذ فعلًا؛ وبرابط يؤدي إلى صفحة هي الخطوة التالية.',
    'Performs an action; with a link, it leads to the page that is the next step.',
  ],
  use: [
    ['primary للفعل الأول، واحد في كل منطقة.', 'primary for the main action, one in each area.'],
    ['giving للتبرّع وحده، وshare للحصص وحدها.', 'giving for donations only, share for shares only.'],
  ],
  avoid: [
    { text: ['رابط داخل نص.', 'A link within text.'], instead: 'Components/Link' },
    { text: ['ثلاثة أفعال فأكثر على شيء واحد.', 'Three or more actions on one thing.'], instead: 'Components/Menu' },
    { text: ['إعداد يُفعَّل ويُعطَّل.', 'A setting to switch on or off.'], instead: 'Forms/Switch' },
  ],
  anatomy: [
    { name: ['الأيقونة', 'Icon'], text: ['قبل النص؛ والسهم بعده.', 'Ahead of the text; an arrow after it.'] },
    { name: ['النص', 'Text'], text: ['سطر، ويلتف في الجوال.', 'One line, which wraps on a phone.'] },
    {
      name: ['الانتظار', 'Loading'],
      text: ['دوّامة مكان الأيقونة، والمقاس ثابت.', 'A spinner in place of the icon, at the same size.'],
    },
  ],
  content: [
    [
      'مصدر أو أمر يقول ما سيحدث: «المتابعة إلى الدفع»، لا «إرسال».',
      'A verb that says what will happen: “Continue to payment”, not “Submit”.',
    ],
    ['المبلغ على الزر الذي ينفقه: «ادفع ٦٠٠ ر.س».', 'The amount is on the button that spends it: “Pay SAR 600”.'],
    ['من كلمة إلى أربع، بلا نقطة ولا تعجّب.', 'One to four words, without a full stop or an exclamation mark.'],
  ],
  keyboard: [{ keys: ['Enter', 'Space'], text: ['ينفّذ؛ والرابط بـEnter وحده.', 'Performs it; a link by Enter only.'] }],
  accessibility: [
    ['وهو ينتظر يُعلن مشغولًا ولا يُضغط ثانية.', 'While loading it is announced as busy and cannot be pressed again.'],
    [
      'لا تعطّله لنقص في نموذج: دعه يقول ما ينقص.',
      'Do not disable it for an incomplete form: let it say what is missing.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" gap={3} wrap>
            <Button>{t('المتابعة إلى الدفع', 'Continue to payment')}</Button>
            <Button variant="secondary">{t('السابق', 'Back')}</Button>
          </Stack>
        ),
        text: ['فعل أول، وبديل أهدأ.', 'One main action and a quieter second.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={3} wrap>
            <Button>{t('موافق', 'OK')}</Button>
            <Button>{t('إرسال', 'Submit')}</Button>
            <Button variant="giving">{t('المزيد!', 'More!')}</Button>
          </Stack>
        ),
        text: ['ثلاثة أفعال أولى، ولا يُعرف ما تفعل.', 'Three main actions, and no idea what they do.'],
      },
    },
  ],
});
