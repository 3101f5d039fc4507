import { defineGuide } from '../../docs/guide.ts';
import { ShareOfferCard } from './ShareOfferCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة عرض حصص',
  purpose: [
    'عرض بيع أو شراء: كم حصة، وبكم، وكم تمّ منه، وما يمكن فعله فيه.',
    'An offer to sell or buy: how many shares, at which price, how much is traded, and what can be done with it.',
  ],
  use: [
    ['لعروض العضو نفسه: سحب أو إعادة دفع.', 'For a member’s own offers: withdraw or pay again.'],
    ['لعرض يُقبل كاملًا.', 'For an offer that is accepted as a whole.'],
  ],
  avoid: [
    { text: ['قائمة عروض للمقارنة.', 'A list of offers to compare.'], instead: 'Cards/ShareOffersTable' },
    { text: ['وضع عرض جديد.', 'To place a new offer.'], instead: 'Dialogs/ShareTicketDialog' },
  ],
  anatomy: [
    {
      name: ['العنوان', 'Title'],
      text: ['«بيع ٤٠ حصة»، بصيغة العدد الصحيحة.', '“Sell 40 shares”, with the right plural.'],
    },
    { name: ['الحالة', 'Status'], text: ['شارة بنص ولون.', 'A badge with text and colour.'] },
    {
      name: ['السعر والانتهاء والمجموع', 'Price, expiry, total'],
      text: ['المجموع أثقلها.', 'The total is the heaviest.'],
    },
    { name: ['ما تمّ', 'Progress'], text: ['شريط وجملة: «١٥ من ٤٠».', 'A bar and a sentence: “15 of 40”.'] },
    { name: ['الفعل', 'Action'], text: ['واحد: سحب، أو دفع، أو قبول.', 'One: withdraw, pay or accept.'] },
  ],
  content: [
    [
      'النصوص كلها من قائمة الرسائل؛ والمبالغ بالهللات.',
      'All texts are messages of the catalogue; amounts are halalas.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى الفعل.', 'To the action.'] },
    {
      keys: ['Enter', 'Space'],
      text: ['ينفّذه؛ وما لا رجعة فيه يسبقه سؤال.', 'Performs it; what cannot be undone is confirmed first.'],
    },
  ],
  accessibility: [
    [
      'اسم الفعل يذكر العرض: «سحب العرض: بيع ٤٠ حصة».',
      'The action’s name has the offer: “Withdraw the offer: Sell 40 shares”.',
    ],
  ],
  examples: [
    {
      do: {
        render: () => (
          <ShareOfferCard
            type="sell"
            shares={40}
            filled={15}
            price={12_500}
            total={500_000}
            status="pending"
            expiresOn="2026-12-21"
            action={{ kind: 'cancel', onPress: () => {} }}
          />
        ),
        text: ['ما تمّ منه، ومتى ينتهي، وفعل واحد.', 'Its progress, its expiry and one action.'],
      },
      dont: {
        render: () => <ShareOfferCard type="sell" shares={40} price={12_500} total={500_000} status="pending" />,
        text: ['عرض جارٍ بلا انتهاء ولا فعل.', 'An open offer without an expiry or an action.'],
      },
    },
  ],
});
