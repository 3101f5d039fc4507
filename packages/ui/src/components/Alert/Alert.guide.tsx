import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/index.ts';
import { Alert } from './Alert.tsx';

export const guide = defineGuide({
  name: 'تنبيه',
  purpose: [
    'رسالة تبقى في الصفحة: خبر يلزم معرفته قبل المتابعة، أو خطأ مع ما يُفعل حياله.',
    'A message that stays on the page: something to know before going on, or an error with what to do about it.',
  ],
  use: [
    ['لخطأ منع ما طلبه المستخدم، وما العمل.', 'For an error that prevented what was asked for, and what to do.'],
    [
      'لحالة قائمة: طلب قيد المراجعة، أو هوية تنتهي قريبًا.',
      'For a state that lasts: an application under review, an ID about to expire.',
    ],
  ],
  avoid: [
    { text: ['تأكيد قصير لفعل تمّ.', 'A short confirmation of what was done.'], instead: 'Feedback/Toast' },
    { text: ['أخطاء حقول نموذج.', 'Errors of a form’s fields.'], instead: 'Forms/ErrorSummary' },
    {
      text: ['قرار يلزم الآن ويوقف ما سواه.', 'A decision that is needed now and stops everything else.'],
      instead: 'Dialogs/ConfirmDialog',
    },
  ],
  anatomy: [
    {
      name: ['الأيقونة', 'Icon'],
      text: ['تتبع الدرجة: خبر، أو نجاح، أو تحذير، أو خطر.', 'Follows the tone: info, success, warning or danger.'],
    },
    { name: ['العنوان', 'Title'], text: ['ما حدث.', 'What happened.'] },
    { name: ['النص', 'Text'], text: ['ما معناه وما العمل.', 'What it means and what to do.'] },
    { name: ['الفعل', 'Action'], text: ['زر واحد أو رابط واحد.', 'One button or link.'] },
    {
      name: ['الإغلاق', 'Close button'],
      text: ['مع onDismiss فقط؛ والصفحة هي التي تزيل التنبيه.', 'With onDismiss only; the page removes the alert.'],
    },
  ],
  content: [
    [
      'العنوان جملة بلا نقطة: «تعذّر الاتصال بالخادم». والنص جملة أو جملتان بنقطة.',
      'The title is a sentence without a full stop: “The server cannot be reached”. The text is one or two sentences with one.',
    ],
    ['قل ما بقي سليمًا: «ما كتبته محفوظ».', 'Say what is safe: “What you typed is kept.”'],
    ['لا «عذرًا» ولا لوم ولا رموز أخطاء.', 'No “oops”, no blame, no error codes.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      text: ['إلى الفعل، ثم إلى زر الإغلاق إن وُجد.', 'To the action, then to the close button where there is one.'],
    },
  ],
  accessibility: [
    [
      'الخطر والتحذير يقاطعان قارئ الشاشة، والخبر والنجاح ينتظران.',
      'Danger and warning interrupt a screen reader; info and success wait.',
    ],
    [
      'لا يُعلن تنبيه كان في الصفحة عند تحميلها؛ ضعه حيث يُقرأ في ترتيبه.',
      'An alert that is on the page when it loads is not announced; put it where it is read in its order.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Alert
            tone="danger"
            title={t('تعذّر الاتصال بالخادم', 'The server cannot be reached')}
            action={
              <Button size="sm" variant="secondary">
                {t('إعادة المحاولة', 'Try again')}
              </Button>
            }
          >
            {t('ما كتبته محفوظ.', 'What you typed is kept.')}
          </Alert>
        ),
        text: ['ما حدث، وما بقي، وما العمل.', 'What happened, what is safe, and what to do.'],
      },
      dont: {
        render: (t) => (
          <Alert tone="danger" title={t('خطأ ٥٠٠', 'Error 500')}>
            {t('عذرًا! حدث خطأ غير متوقع.', 'Oops! An unexpected error occurred.')}
          </Alert>
        ),
        text: ['رمز واعتذار، ولا شيء يُفعل.', 'A code and an apology, and nothing to do.'],
      },
    },
  ],
});
