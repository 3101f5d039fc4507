import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Money } from '../../components/Text/index.ts';
import { defineGuide } from '../../docs/guide.ts';
import { StillDialog } from '../../docs/StillDialog.tsx';

export const guide = defineGuide({
  name: 'نافذة',
  purpose: [
    'مهمة قصيرة فوق الصفحة توقف ما سواها حتى تُنهى أو تُغلق.',
    'A short task above the page that stops everything else until it is done or closed.',
  ],
  use: [
    ['لخطوة قصيرة يعود المستخدم بعدها إلى مكانه.', 'For a short step after which the user is back in place.'],
    ['لما يحتاج محتوى الصفحة خلفه سياقًا له.', 'Where the page behind is the context.'],
  ],
  avoid: [
    {
      text: ['سؤال قبل فعل لا رجعة فيه.', 'A question ahead of an action that cannot be undone.'],
      instead: 'Dialogs/ConfirmDialog',
    },
    { text: ['خيارات وترشيح في الجوال.', 'Options and filters on a phone.'], instead: 'Dialogs/Sheet' },
    { text: ['تفاصيل لا توقف الصفحة.', 'Details that need not stop the page.'], instead: 'Components/Popover' },
  ],
  anatomy: [
    {
      name: ['العنوان', 'Title'],
      text: ['اسم المهمة، وزر الإغلاق في آخر السطر.', 'Name of the task, with the close button at the end of the line.'],
    },
    { name: ['الوصف', 'Description'], text: ['جملة اختيارية.', 'An optional sentence.'] },
    { name: ['المحتوى', 'Content'], text: ['يُمرَّر وحده إن طال.', 'Scrolls on its own if it is long.'] },
    { name: ['الأفعال', 'Footer'], text: ['الفعل الأول في أول السطر.', 'The main action at the start of the line.'] },
  ],
  content: [
    ['العنوان مصدر يقول المهمة: «إتمام التبرّع».', 'The title names the task: “Complete your donation”.'],
    ['زر واحد أساسي، باسم ما سيحدث.', 'One primary button, named for what will happen.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['داخل النافذة وحدها.', 'Within the dialog only.'] },
    { keys: ['Escape'], text: ['يغلقها، ما لم تُعطَ dismissible={false}.', 'Closes it, unless dismissible is false.'] },
  ],
  accessibility: [
    [
      'ينتقل التركيز إليها عند فتحها: إلى data-initial-focus، وإلا فأول عنصر؛ ويعود عند إغلاقها.',
      'The focus moves in when it opens: to data-initial-focus, else to the first control; it returns when it closes.',
    ],
    ['زر الرجوع في المتصفح يغلقها وحدها.', 'The browser’s Back button closes only the dialog.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StillDialog
            title={t('إتمام التبرّع', 'Complete your donation')}
            footer={<Button icon="lock">{t('ادفع ٦٠٠ ر.س', 'Pay SAR 600')}</Button>}
          >
            <DescriptionList items={[{ term: t('الإجمالي', 'Total'), details: <Money halalas={60_000} /> }]} />
          </StillDialog>
        ),
        text: ['مهمة واحدة، وزر يقول ما سيحدث.', 'One task, and a button that says what will happen.'],
      },
      dont: {
        render: (t) => (
          <StillDialog
            title={t('مرحبًا بك!', 'Welcome!')}
            text={t('اشترك في نشرتنا ليصلك كل جديد.', 'Subscribe to our newsletter to get all the news.')}
            footer={
              <>
                <Button>{t('موافق', 'OK')}</Button>
                <Button variant="quiet">{t('ربما لاحقًا', 'Maybe later')}</Button>
              </>
            }
          />
        ),
        text: ['نافذة لم يطلبها أحد توقف القراءة.', 'A dialog without a request stops the reader.'],
      },
    },
  ],
});
