import { Button } from '../../components/Button/index.ts';
import { defineGuide } from '../../docs/guide.ts';
import { StillDialog } from '../../docs/StillDialog.tsx';

export const guide = defineGuide({
  name: 'نافذة تأكيد',
  purpose: [
    'تسأل قبل فعل لا رجعة فيه، وتقول عاقبته. والتركيز عند فتحها على الإلغاء.',
    'Asks before an action that cannot be undone, and says its consequence. It opens with the focus on cancel.',
  ],
  use: [
    ['لحذف حساب، أو سحب عرض، أو إيقاف تبرّع.', 'To delete an account, withdraw an offer, stop a donation.'],
    ['حين يضيع بالفعل شيء لا يُستعاد.', 'Where the action loses something for good.'],
  ],
  avoid: [
    {
      text: ['فعل يمكن التراجع عنه: نفّذه وأتح «تراجع».', 'An action that can be undone: perform it and offer “Undo”.'],
      instead: 'Feedback/Toast',
    },
    { text: ['مراجعة بيانات قبل إرسالها.', 'To check answers before they are sent.'], instead: 'Forms/CheckAnswers' },
    { text: ['محتوى غير سؤال وجواب.', 'Content other than a question and its answer.'], instead: 'Dialogs/Dialog' },
  ],
  anatomy: [
    { name: ['العنوان', 'Title'], text: ['الفعل نفسه.', 'The action itself.'] },
    {
      name: ['النص', 'Text'],
      text: ['ما يترتب عليه، وهو وصف النافذة.', 'Its consequence; the description of the dialog.'],
    },
    { name: ['الإلغاء', 'Cancel'], text: ['الخيار الآمن، وعليه التركيز.', 'The safe choice, with the focus.'] },
    { name: ['التأكيد', 'Confirm'], text: ['أحمر لما يضيع به شيء.', 'Red where something is lost.'] },
  ],
  content: [
    [
      'الزر فعل العنوان نفسه: «احذف حسابي»، لا «نعم» ولا «موافق».',
      'The button has the verb of the title: “Delete my account”, not “Yes” or “OK”.',
    ],
    [
      'قل ما يضيع وما يبقى: «يُحذف حسابك، وتبقى إيصالاتك ثلاث سنوات».',
      'Say what is lost and what stays: “Your account is deleted; receipts are kept for three years.”',
    ],
    ['لا تقل «هل أنت متأكد؟».', 'Do not write “Are you sure?”.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      text: ['بين الزرين؛ ولا يخرج من النافذة.', 'Between the two buttons; it does not leave the dialog.'],
    },
    { keys: ['Enter', 'Space'], text: ['يضغط الزر الذي عليه التركيز.', 'Presses the focused button.'] },
    { keys: ['Escape'], text: ['إلغاء؛ إلا والفعل جارٍ.', 'Cancels, except while the action is under way.'] },
  ],
  accessibility: [
    [
      'نافذة تنبيه: يُقرأ العنوان والعاقبة عند فتحها، ويعود التركيز إلى مكانه عند إغلاقها.',
      'An alert dialog: title and consequence are read when it opens; the focus returns when it closes.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StillDialog
            title={t('حذف الحساب', 'Delete the account')}
            text={t('يُحذف حسابك وبياناتك نهائيًا.', 'Your account and data are deleted for good.')}
            footer={
              <>
                <Button variant="secondary">{t('إلغاء', 'Cancel')}</Button>
                <Button variant="danger">{t('احذف حسابي', 'Delete my account')}</Button>
              </>
            }
          />
        ),
        text: ['الفعل وعاقبته، وزر يسمّيه.', 'The action, its consequence, and a button that names it.'],
      },
      dont: {
        render: (t) => (
          <StillDialog
            title={t('تنبيه', 'Attention')}
            text={t('هل أنت متأكد؟', 'Are you sure?')}
            footer={
              <>
                <Button>{t('نعم', 'Yes')}</Button>
                <Button variant="secondary">{t('لا', 'No')}</Button>
              </>
            }
          />
        ),
        text: ['متأكد ممّ؟ والزر الأسهل هو الخطر.', 'Sure of what? And the easier button is the dangerous one.'],
      },
    },
  ],
});
