import { defineGuide } from '../../docs/guide.ts';
import { Badge } from './index.ts';

export const guide = defineGuide({
  name: 'شارة',
  purpose: ['كلمة أو كلمتان تقولان نوع شيء أو حالته.', 'One or two words that say the kind or the state of something.'],
  use: [
    ['لحالة طلب، أو تصنيف برنامج.', 'For the status of an order, the category of a program.'],
    ['StatusBadge لحالات الطلبات والعروض.', 'StatusBadge for the statuses of orders and offers.'],
  ],
  avoid: [
    { text: ['موضوع يُضغط للترشيح.', 'A topic that filters when pressed.'], instead: 'Components/Tag' },
    { text: ['رسالة.', 'A message.'], instead: 'Feedback/Alert' },
  ],
  anatomy: [
    {
      name: ['النص', 'Text'],
      text: ['على لون خافت؛ وفوق الصور raised.', 'On a soft colour; raised on top of images.'],
    },
  ],
  content: [
    ['صفة أو اسم: «مكتملة»، بلا فعل ولا نقطة.', 'An adjective or a noun: “Completed”, without a verb or a full stop.'],
    ['اللون يتبع المعنى نفسه في كل صفحة.', 'A colour means the same on every page.'],
  ],
  keyboard: [],
  accessibility: [
    ['نص يُقرأ في مكانه؛ واللون وحده لا يقول شيئًا.', 'Text that is read in its place; the colour alone says nothing.'],
  ],
  examples: [
    {
      do: {
        render: (t) => <Badge tone="success">{t('مكتملة', 'Completed')}</Badge>,
        text: ['كلمة تقول الحالة.', 'One word for the state.'],
      },
      dont: {
        render: (t) => <Badge tone="danger">{t('تم استلام طلبكم بنجاح!', 'Your order was received!')}</Badge>,
        text: ['رسالة في شارة، ولونها يناقضها.', 'A message in a badge, against its colour.'],
      },
    },
  ],
});
