import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Box/index.ts';
import { Bdi } from '../Text/index.ts';
import { CopyButton } from './index.ts';

export const guide = defineGuide({
  name: 'زر النسخ',
  purpose: ['ينسخ رقمًا أو رمزًا ويقول إنه نُسخ، في مكانه.', 'Copies a number or a code and says so in the same place.'],
  use: [['بجانب رقم طلب أو آيبان أو رابط.', 'Beside the number of an order, an IBAN, a link.']],
  avoid: [
    { text: ['مشاركة صفحة.', 'To share a page.'], instead: 'Media/ShareLinks' },
    { text: ['آيبان: له نسخه.', 'An IBAN, which has its own.'], instead: 'Components/IbanText' },
  ],
  anatomy: [{ name: ['الزر', 'Button'], text: ['«نسخ» ثم «نُسخ».', '“Copy”, then “Copied”.'] }],
  content: [
    ['label يقول ما يُنسخ: «نسخ رقم الطلب».', 'label says what is copied: “Copy the order number”.'],
    ['يُنسخ بلا مسافات زينة، وبأرقام لاتينية.', 'Copied without decorative spaces, in ASCII digits.'],
  ],
  keyboard: [{ keys: ['Enter', 'Space'], text: ['ينسخ.', 'Copies.'] }],
  accessibility: [['النجاح والتعذّر يُعلنان.', 'Success and failure are announced.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" gap={3} align="center">
            <Bdi dir="ltr">A-10482</Bdi>
            <CopyButton value="A-10482" label={t('نسخ رقم الطلب', 'Copy the order number')} />
          </Stack>
        ),
        text: ['ما يُنسخ ظاهر بجانبه.', 'What is copied is shown beside it.'],
      },
      dont: {
        render: () => <CopyButton value="A-10482" iconOnly />,
        text: ['ينسخ ماذا؟', 'Copies what?'],
      },
    },
  ],
});
