import { defineGuide } from '../../docs/guide.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Money, Text } from '../Text/index.ts';
import { Popover } from './index.ts';

export const guide = defineGuide({
  name: 'فقاعة محتوى',
  purpose: [
    'زر بجانبه محتوى لا يوقف الصفحة: تفاصيل، أو ترشيح، أو نموذج قصير.',
    'A button with content beside it that does not stop the page: details, filters, a short form.',
  ],
  use: [['لما يُطلب أحيانًا وموضعه هنا.', 'For what is needed at times, and belongs here.']],
  avoid: [
    { text: ['أفعال.', 'Actions.'], instead: 'Components/Menu' },
    { text: ['جملة شرح.', 'A sentence of explanation.'], instead: 'Components/Toggletip' },
    { text: ['خطوة يجب إتمامها.', 'A step that must be completed.'], instead: 'Dialogs/Dialog' },
  ],
  anatomy: [
    { name: ['الزر', 'Button'], text: ['يُعلن أنه يفتح نافذة.', 'Says that it opens a dialog.'] },
    { name: ['العنوان', 'Title'], text: ['اختياري.', 'Optional.'] },
    { name: ['المحتوى', 'Content'], text: ['قصير، بلا تمرير إن أمكن.', 'Short, without scrolling where possible.'] },
  ],
  content: [['اسم الزر اسم المحتوى: «تفاصيل السعر».', 'The button has the name of the content: “Price details”.']],
  keyboard: [
    { keys: ['Enter', 'Space'], text: ['يفتحه، وينتقل التركيز إليه.', 'Opens it; the focus moves in.'] },
    { keys: ['Escape'], text: ['يغلقه، ويعود التركيز إلى الزر.', 'Closes it; the focus returns to the button.'] },
    { keys: ['Tab'], text: ['داخله، ثم خارجه فيُغلق.', 'Within it, then out of it, which closes it.'] },
  ],
  accessibility: [['نافذة لا توقف الصفحة، لها اسم.', 'A named dialog that is not modal.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Popover label={t('تفاصيل السعر', 'Price details')}>
            <DescriptionList
              items={[
                { term: t('٤٠ حصة', '40 shares'), details: <Money halalas={500_000} /> },
                { term: t('الرسوم', 'Fee'), details: <Money halalas={2_500} /> },
              ]}
            />
          </Popover>
        ),
        text: ['تفاصيل في مكانها.', 'Details in their place.'],
      },
      dont: {
        render: (t) => (
          <Popover label={t('المزيد', 'More')}>
            <Text>{t('الرسوم ٢٥ ر.س، تُدفع الآن.', 'A fee of SAR 25 is due now.')}</Text>
          </Popover>
        ),
        text: ['ما يلزم الجميع مخفيّ.', 'What everybody needs is hidden.'],
      },
    },
  ],
});
