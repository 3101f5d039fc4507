import { defineGuide } from '../../docs/guide.ts';
import { Card } from '../Card/index.ts';
import { Carousel } from './index.ts';

export const guide = defineGuide({
  name: 'شريط متحرك',
  purpose: [
    'صف من البطاقات يُمرَّر: باللمس، أو العجلة، أو المفاتيح، أو زرّيه. لا يتحرك وحده.',
    'A row of items that scrolls by touch, wheel, keys or its two buttons. It never moves on its own.',
  ],
  use: [['لقصص أو صور لا يلزم رؤيتها كلها.', 'For stories or images that need not all be seen.']],
  avoid: [
    { text: ['أشياء تُقارن.', 'Things to compare.'], instead: 'Layout/Box' },
    { text: ['صور ألبوم.', 'The images of an album.'], instead: 'Media/GalleryGrid' },
  ],
  anatomy: [
    {
      name: ['العناصر', 'Items'],
      text: ['كل ابن عنصر؛ ويظهر طرف التالي.', 'Every child is an item; the edge of the next one shows.'],
    },
    {
      name: ['الزران', 'Buttons'],
      text: ['يشيران مع القراءة ويقفان عند الطرفين.', 'Point in the reading direction and stop at both ends.'],
    },
  ],
  content: [['label يسمّي المحتوى: «قصص الأعضاء».', 'label names the content: “Stories of members”.']],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بالعربية الأيسر إلى ما بعد.', 'In English the right arrow scrolls forward.'],
    },
    { keys: ['Home', 'End'], text: ['أول الصف أو آخره.', 'Start or end of the row.'] },
  ],
  accessibility: [
    ['منطقة لها اسم تُمرَّر بالمفاتيح؛ ويعمل بلا برمجة.', 'A named region that scrolls by keys; works without script.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Carousel label={t('قصص الأعضاء', 'Stories of members')} size="sm">
            <Card>{t('أم خالد', 'Um Khalid')}</Card>
            <Card>{t('أبو فهد', 'Abu Fahd')}</Card>
            <Card>{t('نورة', 'Noura')}</Card>
          </Carousel>
        ),
        text: ['يظهر طرف التالي، فيُعرف أن هناك غيره.', 'The edge of the next item shows that there is more.'],
      },
      dont: {
        render: (t) => (
          <Carousel label={t('خطط العضوية', 'Plans')} size="full">
            <Card>{t('الأساسية', 'Basic')}</Card>
            <Card>{t('الكاملة', 'Full')}</Card>
          </Carousel>
        ),
        text: ['خطط تُقارن ولا يُرى منها إلا واحدة.', 'Plans to compare, of which one is seen.'],
      },
    },
  ],
});
