import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

export const guide = defineGuide({
  name: 'لا محتوى بعد',
  purpose: [
    'ما يراه المستخدم مكان قائمة لا شيء فيها: لماذا هي خالية، وما الذي يملؤها.',
    'What stands in place of a list without items: why it is empty, and what fills it.',
  ],
  use: [
    ['لبحث بلا نتائج، مع طريق لتوسيعه.', 'For a search without results, with a way to widen it.'],
    ['لقائمة لم تبدأ بعد: لا طلبات، ولا عروض.', 'For a list that has not begun: no orders, no offers.'],
  ],
  avoid: [
    { text: ['محتوى لم يصل بعد.', 'Content that has not arrived yet.'], instead: 'Feedback/Skeleton' },
    { text: ['تحميل فشل.', 'Loading that failed.'], instead: 'Feedback/Alert' },
    { text: ['صفحة غير موجودة.', 'A page that does not exist.'], instead: 'Feedback/ErrorPage' },
  ],
  anatomy: [
    { name: ['النجمة', 'Star'], text: ['علامة الجمعية، للزينة.', 'The mark of the association, for decoration.'] },
    { name: ['العنوان', 'Title'], text: ['ما لا يوجد.', 'What there is none of.'] },
    { name: ['النص', 'Text'], text: ['متى يوجد، أو ما يُجرَّب.', 'When there will be some, or what to try.'] },
    {
      name: ['الفعل', 'Action'],
      text: ['الخطوة التالية، إن كانت بيد القارئ.', 'The next step, if the reader can take one.'],
    },
  ],
  content: [
    [
      'العنوان يسمّي الشيء: «لا توجد عروض في هذه الفترة» لا «لا بيانات».',
      'The title names the thing: “No offers in this period”, not “No data”.',
    ],
    [
      'النص يقول ما بعد: «حين يضع عضو عرضًا تجده هنا».',
      'The text says what comes next: “When a member places an offer you find it here.”',
    ],
  ],
  keyboard: [{ keys: ['Tab'], text: ['إلى الفعل إن وُجد.', 'To the action where there is one.'] }],
  accessibility: [
    [
      'ليس عنوانًا في بنية الصفحة ولا يُعلن وحده؛ أعلن عدد النتائج في منطقة البحث.',
      'It is no heading and is not announced on its own; announce the number of results where the search is.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <EmptyState
            title={t('لا أخبار عن «النخيل»', 'No news about “palms”')}
            text={t('جرّب كلمة أخرى.', 'Try another word.')}
            action={<Button variant="secondary">{t('عرض كل الأخبار', 'Show all news')}</Button>}
          />
        ),
        text: ['ما لم يوجد، وطريق للخروج.', 'What was not found, and a way on.'],
      },
      dont: {
        render: (t) => <EmptyState title={t('لا توجد بيانات', 'No data')} />,
        text: ['لا يقول أي بيانات، ولا ما العمل.', 'Does not say which data, nor what to do.'],
      },
    },
  ],
});
