import { defineGuide } from '../../docs/guide.ts';
import { SubNav } from '../SubNav/index.ts';
import { Outline } from './index.ts';

export const guide = defineGuide({
  name: 'محتويات الصفحة',
  purpose: [
    'روابط إلى عناوين صفحة طويلة، ويُعلَّم ما يُقرأ الآن.',
    'Links to the headings of a long page; the one being read is marked.',
  ],
  use: [['بجانب مقال أو لائحة من أربعة عناوين فأكثر.', 'Beside an article or a regulation with four or more headings.']],
  avoid: [{ text: ['صفحات قسم.', 'The pages of an area.'], instead: 'Layout/SubNav' }],
  anatomy: [
    { name: ['العناوين', 'Headings'], text: ['بترتيبها، بمستويين على الأكثر.', 'In their order, at most two levels.'] },
    { name: ['العلامة', 'Mark'], text: ['عند العنوان المقروء.', 'At the heading being read.'] },
  ],
  content: [['النص هو العنوان نفسه.', 'The text is that of the heading.']],
  keyboard: [{ keys: ['Enter'], text: ['ينتقل إلى العنوان.', 'Moves to the heading.'] }],
  accessibility: [
    [
      'تنقّل له اسم؛ والمقروء يُعلن الموضع الحالي.',
      'A named navigation; the heading being read is the current location.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Outline
            items={[
              { id: 'guide-aims', label: t('الأهداف', 'Aims') },
              { id: 'guide-members', label: t('العضوية', 'Membership') },
            ]}
          />
        ),
        text: ['عناوين الصفحة نفسها.', 'The headings of the page itself.'],
      },
      dont: {
        render: (t) => (
          <SubNav label={t('الصفحة', 'Page')} items={[{ href: '#top', label: t('أعلى الصفحة', 'Top') }]} row />
        ),
        text: ['تنقّل بين الصفحات لمواضع في صفحة.', 'Navigation between pages for places on one.'],
      },
    },
  ],
});
