import { defineGuide } from '../../docs/guide.ts';
import { Breadcrumbs } from './index.ts';

export const guide = defineGuide({
  name: 'مسار الصفحة',
  purpose: ['الطريق من الصفحة الرئيسية إلى هذه.', 'The path from the home page to this one.'],
  use: [['في صفحات بعمق اثنين فأكثر.', 'On pages two or more levels deep.']],
  avoid: [
    { text: ['خطوات نموذج.', 'The steps of a form.'], instead: 'Components/StepProgress' },
    { text: ['صفحات قسم واحد.', 'The pages of one area.'], instead: 'Layout/SubNav' },
  ],
  anatomy: [
    { name: ['الصفحات', 'Pages'], text: ['روابط من الأعلى إلى الأدنى.', 'Links from the top down.'] },
    { name: ['الفاصل', 'Separator'], text: ['سهم يشير مع القراءة.', 'A chevron in the reading direction.'] },
    { name: ['الصفحة الحالية', 'Current page'], text: ['الأخيرة، بلا رابط.', 'The last one, without a link.'] },
  ],
  content: [['الأسماء كعناوين صفحاتها، وأقصر منها إن طالت.', 'The titles of the pages, shortened where they are long.']],
  keyboard: [{ keys: ['Tab'], text: ['بين الروابط.', 'Between the links.'] }],
  accessibility: [
    [
      'تنقّل له اسم؛ والأخيرة تُعلن الصفحة الحالية.',
      'A named navigation; the last item is announced as the current page.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Breadcrumbs
            items={[
              { label: t('الرئيسية', 'Home'), href: '#home' },
              { label: t('البرامج', 'Programs'), href: '#programs' },
              { label: t('سقيا النخيل', 'Watering the palms') },
            ]}
          />
        ),
        text: ['الطريق كما في القائمة.', 'The path as in the menu.'],
      },
      dont: {
        render: (t) => (
          <Breadcrumbs items={[{ label: t('رجوع', 'Back'), href: '#back' }, { label: t('أنت هنا', 'You are here') }]} />
        ),
        text: ['لا يقول أين.', 'Does not say where.'],
      },
    },
  ],
});
