import { defineGuide } from '../../docs/guide.ts';
import { ShareOffersTable } from './ShareOffersTable.tsx';

export const guide = defineGuide({
  name: 'جدول عروض الحصص',
  purpose: ['عروض بيع وشراء في جدول تُقارن فيه الأسعار.', 'Offers to sell and buy in a table, to compare their prices.'],
  use: [['لعروض السوق، أو لحركات مضت مع past.', 'For the offers of the market, or for past movements with past.']],
  avoid: [
    { text: ['عرض واحد وما يُفعل فيه.', 'One offer and what to do with it.'], instead: 'Cards/ShareOfferCard' },
    { text: ['ترتيب وبحث وتحديد.', 'Sorting, searching and selecting.'], instead: 'Components/DataTable' },
  ],
  anatomy: [
    {
      name: ['العنوان', 'Caption'],
      text: [
        'للجدول؛ يُخفى عن العين حين يسبقه عنوان القسم.',
        'Names the table; hidden visually where a heading says the same.',
      ],
    },
    {
      name: ['الأعمدة', 'Columns'],
      text: ['النوع، والعدد، والسعر، والمجموع، والحالة.', 'Type, number, price, total, status.'],
    },
    {
      name: ['السطر في الجوال', 'Row on a phone'],
      text: [
        'ثلاثة أسطر: النوع والمجموع، ثم العدد والسعر، ثم الحالة.',
        'Three lines: type and total, number and price, status.',
      ],
    },
  ],
  content: [
    ['العنوان يقول أي عروض: «عروضك المفتوحة».', 'The caption says which offers: “Your open offers”.'],
    ['المبالغ بمنزلتين دائمًا، لتُقارن.', 'Amounts always have two decimals, so that they can be compared.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'جدول حقيقي: لكل خانة رأس عمودها، في الجوال أيضًا.',
      'A real table: each cell has its column header, on a phone as well.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <ShareOffersTable
            caption={t('عروضك المفتوحة', 'Your open offers')}
            captionHidden={false}
            offers={[
              { id: 1, type: 'sell', shares: 40, price: 12_500, total: 500_000, status: 'pending' },
              { id: 2, type: 'buy', shares: 10, price: 12_300, total: 123_000, status: 'pending' },
            ]}
          />
        ),
        text: ['عروض تُقارن، وعنوان يقول لمن هي.', 'Offers to compare, and a caption that says whose.'],
      },
      dont: {
        render: (t) => (
          <ShareOffersTable
            caption={t('جدول', 'Table')}
            captionHidden={false}
            offers={[{ id: 1, type: 'sell', shares: 40, price: 12_500, total: 500_000, status: 'pending' }]}
          />
        ),
        text: ['جدول لسطر واحد، وعنوان لا يقول شيئًا.', 'A table for one row, and a caption that says nothing.'],
      },
    },
  ],
});
