import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { NewsCard } from './NewsCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة خبر',
  purpose: [
    'خبر في قائمة: صورة، وتاريخ، وعنوان. البطاقة كلها رابط.',
    'A news item in a list: image, date and title. The whole card is a link.',
  ],
  use: [
    ['card لشبكة أخبار.', 'card for a grid of news.'],
    ['feature لأهمّ خبر، وrow لما بجانبه.', 'feature for the first item, row for those beside it.'],
  ],
  avoid: [
    { text: ['برنامج يُتبرّع له.', 'A program to donate to.'], instead: 'Cards/ProgramCard' },
    { text: ['إشعار يخصّ العضو.', 'A notification for one member.'], instead: 'Data/NotificationList' },
  ],
  anatomy: [
    { name: ['الصورة', 'Image'], text: ['للزينة؛ والنجمة إن غابت.', 'Decorative; the star without one.'] },
    { name: ['التاريخ', 'Date'], text: ['بتقويم لغة القارئ.', 'In the calendar of the reader’s language.'] },
    { name: ['العنوان', 'Title'], text: ['رابط الخبر.', 'The link.'] },
    {
      name: ['المقتطف', 'Excerpt'],
      text: ['٥٠ حرفًا في card، وكله في feature.', '50 characters in card, all of it in feature.'],
    },
  ],
  content: [
    [
      'العنوان خبر بفعل: «تشغيل ثلاثة بيوت محمية»، لا «خبر جديد».',
      'The title is the news itself: “Three greenhouses start up”, not “News”.',
    ],
    ['المقتطف أول النص، لا تكرار للعنوان.', 'The excerpt is the start of the text and does not repeat the title.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يفتح الخبر.', 'Opens the item.'] }],
  accessibility: [
    ['مقال له عنوان؛ اختر مستواه بـheadingLevel.', 'An article with a heading; set its level by headingLevel.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <NewsCard
            title={t('تشغيل ثلاثة بيوت محمية', 'Three greenhouses start up')}
            href="#news"
            image={sampleImages.evening}
            date="2026-11-12"
            excerpt={t('بدأ إنتاج الخيار في مزرعة عنيزة.', 'Cucumbers grow at the farm in Unayzah.')}
          />
        ),
        text: ['الخبر في عنوانه.', 'The news is in the title.'],
      },
      dont: {
        render: (t) => (
          <NewsCard
            title={t(
              'تقرير عن فعاليات الجمعية خلال الفترة الماضية من هذا العام',
              'Report on the events of the association in the past period of this year',
            )}
            href="#news"
            date="2026-11-12"
            excerpt={t('اضغط هنا لقراءة المزيد من التفاصيل.', 'Click here to read more details.')}
          />
        ),
        text: [
          'عنوان لا يقول ما حدث، ومقتطف لا يقول شيئًا.',
          'A title that does not say what happened, and an empty excerpt.',
        ],
      },
    },
  ],
});
