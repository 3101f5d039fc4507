import { defineGuide } from '../../docs/guide.ts';
import { Alert } from '../../components/Alert/index.ts';

export const guide = defineGuide({
  name: 'شريط انقطاع الاتصال',
  purpose: [
    'يقول للمستخدم إن جهازه بلا اتصال، ويختفي حين يعود.',
    'Says that the device is offline, and disappears when it is online again.',
  ],
  use: [
    ['مرة واحدة في الصفحة، فوق محتواها.', 'Once on a page, above its content.'],
    ['في تطبيق تُقرأ صفحاته بلا اتصال.', 'In an application whose pages can be read offline.'],
  ],
  avoid: [
    {
      text: ['خادم لا يجيب والشبكة موجودة.', 'A server that does not answer while there is a network.'],
      instead: 'Feedback/Alert',
    },
    { text: ['صفحة لا تُعرض بلا اتصال.', 'A page that cannot be shown offline.'], instead: 'Feedback/ErrorPage' },
  ],
  anatomy: [
    {
      name: ['التنبيه', 'Alert'],
      text: [
        'تحذير بعنوان ونص من قائمة الرسائل، بلا زر: يختفي وحده.',
        'A warning whose title and text are messages of the catalogue. It has no button: it disappears by itself.',
      ],
    },
  ],
  content: [
    [
      'نصّه في قائمة الرسائل: ui.offline.title وui.offline.text. غيّرهما هناك لما يبقى ممكنًا في تطبيقك.',
      'Its texts are the messages ui.offline.title and ui.offline.text. Change them there to say what still works in your application.',
    ],
  ],
  keyboard: [],
  accessibility: [
    [
      'يقاطع قارئ الشاشة حين يظهر، لأن ما يُرسل الآن لن يصل.',
      'It interrupts a screen reader when it appears: what is sent now will not arrive.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Alert tone="warning" title={t('لا يوجد اتصال بالإنترنت', 'You are offline')}>
            {t(
              'تستطيع قراءة الصفحات التي فتحتها، وما تكتبه محفوظ.',
              'You can read the pages that you have opened; what you type is kept.',
            )}
          </Alert>
        ),
        text: ['يقول ما يبقى ممكنًا.', 'Says what still works.'],
      },
      dont: {
        render: (t) => <Alert tone="danger" title={t('فشل الاتصال!', 'Connection failed!')} />,
        text: ['خطر وتعجّب، ولا يُعرف ما العمل.', 'Danger and an exclamation mark, and no idea what to do.'],
      },
    },
  ],
});
