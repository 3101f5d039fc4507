import { defineGuide } from '../../docs/guide.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Stack } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

export const guide = defineGuide({
  name: 'رسالة عابرة',
  purpose: [
    'تأكيد قصير أن ما طُلب قد تمّ. يظهر في أعلى النافذة ويختفي وحده.',
    'A short confirmation that what was asked for is done. It appears at the top and disappears by itself.',
  ],
  use: [
    ['بعد حفظ أو إرسال نجح.', 'After something was saved or sent.'],
    [
      'لفعل يمكن التراجع عنه: زر «تراجع» في الرسالة.',
      'For an action that can be undone: an “Undo” button in the message.',
    ],
    [
      'لعمل يطول: toast.promise يُظهر الانتظار ثم النتيجة.',
      'For work that takes time: toast.promise shows the wait, then the result.',
    ],
  ],
  avoid: [
    { text: ['ما يلزم قراءته: قد يفوت.', 'What must be read: it may be missed.'], instead: 'Feedback/Alert' },
    { text: ['أخطاء حقول.', 'Errors of fields.'], instead: 'Forms/ErrorSummary' },
    { text: ['أخبار تُقرأ لاحقًا.', 'News to read later.'], instead: 'Data/NotificationList' },
  ],
  anatomy: [
    {
      name: ['الأيقونة', 'Icon'],
      text: ['تتبع الدرجة؛ ودوّامة ما دام العمل جاريًا.', 'Follows the tone; a spinner while work goes on.'],
    },
    { name: ['النص', 'Text'], text: ['سطر أو سطران.', 'One or two lines.'] },
    {
      name: ['الفعل', 'Action'],
      text: [
        'واحد على الأكثر؛ وبوجوده تبقى الرسالة ٨ ثوانٍ بدل ٣.',
        'One at most; with it the message stays for 8 s instead of 3.',
      ],
    },
    { name: ['الإغلاق', 'Close button'], text: ['دائمًا.', 'Always.'] },
  ],
  content: [
    [
      'فعل ماضٍ لما تمّ: «حُفظت بياناتك»، بلا نقطة وبلا «بنجاح».',
      'Past tense for what is done: “Your data was saved”, without a full stop and without “successfully”.',
    ],
    [
      'الخطأ يقول ما العمل: «تحقق من اتصالك ثم حاول مرة أخرى».',
      'An error says what to do: “Check your connection and try again”.',
    ],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      text: [
        'إلى الفعل ثم إلى الإغلاق؛ ولا تختفي الرسالة والتركيز فيها.',
        'To the action, then to the close button; a message with the focus does not disappear.',
      ],
    },
  ],
  accessibility: [
    ['تُعلن دون أن تأخذ التركيز.', 'It is announced and does not take the focus.'],
    [
      'منطقة واحدة في الصفحة: ضع ToastRegion مرة. ومن يفوته الوقت لا يفوته شيء لازم.',
      'One region a page: render ToastRegion once. Who misses the message must miss nothing that is needed.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" gap={3}>
            <ToastRegion />
            <Button onClick={() => toast.success(t('حُفظت بياناتك', 'Your data was saved'))}>{t('احفظ', 'Save')}</Button>
          </Stack>
        ),
        text: ['اضغط الزر: تأكيد قصير لما تمّ.', 'Press the button: a short confirmation.'],
      },
      dont: {
        render: (t) => (
          <Alert
            tone="success"
            title={t('تم حفظ البيانات بنجاح!', 'Data has been saved successfully!')}
            onDismiss={() => {}}
          >
            {t('يمكنك إغلاق هذه الرسالة.', 'You can close this message.')}
          </Alert>
        ),
        text: ['تنبيه باقٍ لما يكفيه سطر عابر.', 'A lasting alert for what a passing line can say.'],
      },
    },
  ],
});
