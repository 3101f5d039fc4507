import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Money } from '../../components/Text/index.ts';
import { defineGuide } from '../../docs/guide.ts';
import { StillDialog } from '../../docs/StillDialog.tsx';

export const guide = defineGuide({
  name: 'نافذة عرض الحصص',
  purpose: [
    'تضع عرض بيع أو شراء في خطوتين: الحقول، ثم المراجعة. والرجوع لا يُضيّع شيئًا.',
    'Places an offer to sell or buy in two steps: fields, then review. Going back loses nothing.',
  ],
  use: [['لوضع عرض من صفحة الحصص.', 'To place an offer from the page of shares.']],
  avoid: [
    { text: ['قبول عرض قائم.', 'To accept an existing offer.'], instead: 'Cards/ShareOfferCard' },
    { text: ['نموذج من خطوات كثيرة.', 'A form of many steps.'], instead: 'Forms/Wizard' },
  ],
  anatomy: [
    { name: ['الخطوة', 'Step'], text: ['«الخطوة ١ من ٢»، وعنوانها.', '“Step 1 of 2” and its heading.'] },
    {
      name: ['العدد والسعر والمدة', 'Number, price, expiry'],
      text: ['حدودها مكتوبة قبل الخطأ.', 'Their limits are written ahead of any error.'],
    },
    {
      name: ['نصيبك بعد الشراء', 'Stake after the purchase'],
      text: ['مقياس مقابل الحد الأعلى.', 'A meter against the cap.'],
    },
    {
      name: ['المراجعة', 'Review'],
      text: ['المجموع بالرسوم، وما سيُحجز.', 'The total with the fee, and what is reserved.'],
    },
  ],
  content: [
    [
      'السعر والرسوم بالهللات في الخصائص، وبالريال على الشاشة.',
      'Price and fee are halalas in the props and riyals on screen.',
    ],
    [
      'المراجعة تقول ما يحدث بعد الإرسال، ومتى ينتهي العرض.',
      'The review says what happens once it is sent, and when the offer ends.',
    ],
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], text: ['في العدد: زيادة ونقصان.', 'In the number: more and fewer.'] },
    { keys: ['Enter'], text: ['ينتقل إلى المراجعة.', 'Moves on to the review.'] },
    { keys: ['Escape'], text: ['يغلق النافذة.', 'Closes the dialog.'] },
  ],
  accessibility: [
    [
      'عنوان المراجعة يأخذ التركيز؛ وبعد خطأ من الخادم يأخذه ملخّص الأخطاء.',
      'The heading of the review gets the focus; after an error of the server the summary of errors does.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StillDialog
            title={t('راجع عرضك قبل إرساله', 'Check your offer before you send it')}
            footer={
              <>
                <Button variant="share">{t('أرسل عرض الشراء', 'Send the offer')}</Button>
                <Button variant="secondary">{t('السابق', 'Back')}</Button>
              </>
            }
          >
            <DescriptionList
              items={[
                { term: t('٤٠ حصة بسعر ١٢٥ ر.س', '40 shares at SAR 125'), details: <Money halalas={500_000} /> },
                { term: t('الرسوم', 'Fee'), details: <Money halalas={2_500} /> },
              ]}
            />
          </StillDialog>
        ),
        text: ['كل ما سيُدفع، وطريق للرجوع.', 'All that will be paid, and a way back.'],
      },
      dont: {
        render: (t) => (
          <StillDialog
            title={t('شراء حصص', 'Buy shares')}
            footer={<Button variant="share">{t('تنفيذ فوري', 'Execute now')}</Button>}
          />
        ),
        text: ['تنفيذ بلا مراجعة ولا رسوم مكتوبة.', 'Execution without a review or a written fee.'],
      },
    },
  ],
});
