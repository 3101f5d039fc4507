import { Alert } from '../../components/Alert/index.ts';
import { defineGuide } from '../../docs/guide.ts';
import { GiftCard } from '../GiftDialog/index.ts';
import { GiftEnvelope } from './index.ts';

export const guide = defineGuide({
  name: 'ظرف الهدية',
  purpose: [
    'ظرف مغلق عليه اسم المُهدى إليه، يُفتح بضغطة فتظهر البطاقة.',
    'A closed envelope with the receiver’s name; pressed, it opens and shows the card.',
  ],
  use: [['في صفحة الهدية التي يصل رابطها إلى المُهدى إليه.', 'On the page of a gift, whose link the receiver gets.']],
  avoid: [
    { text: ['إنشاء الهدية.', 'To create a gift.'], instead: 'Dialogs/GiftDialog' },
    { text: ['محتوى يُطوى ويُبسط.', 'Content to collapse and expand.'], instead: 'Components/Accordion' },
  ],
  anatomy: [
    {
      name: ['الظرف', 'Envelope'],
      text: ['اسم المُهدى إليه و«افتح الهدية».', 'The receiver’s name and “Open your gift”.'],
    },
    {
      name: ['البطاقة', 'Card'],
      text: ['تحلّ محل الظرف وتأخذ التركيز.', 'Takes the place of the envelope and gets the focus.'],
    },
  ],
  content: [
    ['الاسم كما كتبه المُهدي، معزولًا عن اتجاه الجملة.', 'The name as the giver wrote it, isolated from the sentence.'],
  ],
  keyboard: [{ keys: ['Enter', 'Space'], text: ['يفتح الظرف.', 'Opens the envelope.'] }],
  accessibility: [
    [
      'يُفتح بلا برمجة، وبلا حركة لمن يفضّل تقليلها.',
      'It opens without script, and without motion for those who prefer less.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <GiftEnvelope receiver={t('أم خالد', 'Um Khalid')}>
            <GiftCard
              program={t('بئر القرية', 'Village well')}
              receiver={t('أم خالد', 'Um Khalid')}
              sender={t('خالد', 'Khalid')}
            />
          </GiftEnvelope>
        ),
        text: ['اضغطه: المفاجأة لصاحبها.', 'Press it: the surprise belongs to the receiver.'],
      },
      dont: {
        render: (t) => <Alert tone="success" title={t('لديك هدية بقيمة ١٠٠ ر.س', 'You have a gift of SAR 100')} />,
        text: ['تنبيه يقول المبلغ: الهدية ليست فاتورة.', 'An alert with the amount: a gift is no invoice.'],
      },
    },
  ],
});
