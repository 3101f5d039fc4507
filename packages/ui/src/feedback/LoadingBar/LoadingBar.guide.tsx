import { defineGuide } from '../../docs/guide.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { Spinner } from '../../components/Spinner/index.ts';

export const guide = defineGuide({
  name: 'شريط تحميل الصفحة',
  purpose: [
    'خط في أعلى النافذة ما دامت صفحة جديدة تُحمَّل. يعلو الصفحة فلا يزيحها.',
    'A line at the top edge while a new page loads. It lies over the page and moves nothing.',
  ],
  use: [
    [
      'مرة واحدة في التطبيق، مع حالة التنقّل في الموجّه.',
      'Once in an application, with the navigation state of its router.',
    ],
  ],
  avoid: [
    { text: ['جزء من الصفحة في طريقه.', 'Part of a page on its way.'], instead: 'Feedback/Skeleton' },
    { text: ['تقدّم معلوم المقدار.', 'Progress of known size.'], instead: 'Components/ProgressBar' },
  ],
  anatomy: [
    {
      name: ['الخط', 'Line'],
      text: ['يظهر بعد ٢٠٠ جزء من الألف من الثانية، ويجري مع القراءة.', 'Appears after 200 ms and runs with the text.'],
    },
  ],
  content: [
    [
      'اسمه لقارئ الشاشة رسالة: ui.loadingBar.label.',
      'Its name for a screen reader is the message ui.loadingBar.label.',
    ],
  ],
  keyboard: [],
  accessibility: [
    [
      'شريط تقدّم بلا قيمة؛ والتطبيق يعلن عنوان الصفحة الجديدة حين تصل.',
      'A progress bar without a value; the application announces the new page’s title when it arrives.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <div style={{ position: 'relative', transform: 'translate(0)', minBlockSize: '4rem', overflow: 'hidden' }}>
            <LoadingBar active />
            <p>{t('تبقى الصفحة الحالية حتى تصل التالية.', 'The current page stays until the next one arrives.')}</p>
          </div>
        ),
        text: ['الصفحة باقية، وفوقها خط.', 'The page stays, with a line above it.'],
      },
      dont: {
        render: () => (
          <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '4rem' }}>
            <Spinner />
          </div>
        ),
        text: ['صفحة بيضاء ودوّامة: ضاع ما كان يُقرأ.', 'A blank page with a spinner: what was being read is gone.'],
      },
    },
  ],
});
