import { defineGuide } from '../../docs/guide.ts';
import { ErrorPage } from './ErrorPage.tsx';

export const guide = defineGuide({
  name: 'صفحة الخطأ',
  purpose: [
    'صفحة كاملة حين لا يمكن عرض ما طُلب: عنوان غير موجود، أو خطأ في الخادم.',
    'A whole page where what was requested cannot be shown: an unknown address, or an error of the server.',
  ],
  use: [
    ['لصفحة غير موجودة (٤٠٤).', 'For a page that does not exist (404).'],
    ['لخطأ لا يبقى معه شيء من الصفحة.', 'For an error that leaves nothing of the page.'],
  ],
  avoid: [
    { text: ['جزء من الصفحة لم يُحمَّل.', 'Part of a page that did not load.'], instead: 'Feedback/Alert' },
    { text: ['بحث بلا نتائج.', 'A search without results.'], instead: 'Feedback/EmptyState' },
    {
      text: ['انقطاع الشبكة وما زالت الصفحة تُقرأ.', 'No connection while the page can still be read.'],
      instead: 'Feedback/OfflineBanner',
    },
  ],
  anatomy: [
    { name: ['العنوان', 'Heading'], text: ['عنوان الصفحة الأول: ما حدث.', 'The page’s first heading: what happened.'] },
    {
      name: ['النص', 'Text'],
      text: ['الجملة المعتادة، أو رسالتك في message.', 'The standard sentence, or your own as message.'],
    },
    {
      name: ['الأفعال', 'Actions'],
      text: [
        '«إعادة المحاولة» مع onRetry، ورابط إلى الصفحة الرئيسية.',
        '“Try again” with onRetry, and a link to the home page.',
      ],
    },
  ],
  content: [
    [
      'رسالتك تقول متى يزول الخطأ إن عُرف: «الخدمة متوقفة للصيانة حتى العاشرة».',
      'Your message says when the error will be over, if that is known: “Down for maintenance until ten”.',
    ],
    [
      'لا تفاصيل تقنية. ورقم الطلب للدعم في آخرها إن لزم.',
      'No technical details. A request number for support comes last, if it is needed.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى «إعادة المحاولة» ثم إلى الصفحة الرئيسية.', 'To “Try again”, then to the home page.'] },
  ],
  accessibility: [
    [
      'عنوان من المستوى الأول. أعطِ الصفحة رمز حالتها الصحيح وعنوان نافذة يقول الخطأ.',
      'A first-level heading. Give the page its right status code and a title that says the error.',
    ],
  ],
  examples: [
    {
      do: {
        render: () => <ErrorPage status={503} homeHref="#home" onRetry={() => {}} />,
        text: ['إعادة المحاولة حيث قد تنجح.', 'A retry where it may succeed.'],
      },
      dont: {
        render: (t) => (
          <ErrorPage
            status={500}
            homeHref="#home"
            message={t('TypeError: رقم الطلب غير معرّف', 'TypeError: order id is undefined')}
          />
        ),
        text: ['تفاصيل لا ينفع القارئ منها شيء.', 'Details that are of no use to the reader.'],
      },
    },
  ],
});
