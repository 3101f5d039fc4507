import { defineGuide } from '../../docs/guide.ts';
import { IbanText, Text } from './index.ts';

export const guide = defineGuide({
  name: 'عرض الآيبان',
  purpose: [
    'آيبان في مجموعات، من اليسار إلى اليمين؛ يُخفى أكثره أو يُنسخ.',
    'An IBAN in groups, left to right; mostly hidden, or with a button to copy it.',
  ],
  use: [
    ['masked لحساب العضو.', 'masked for a member’s account.'],
    ['copyable لحساب الجمعية.', 'copyable for the association’s account.'],
  ],
  avoid: [{ text: ['إدخال آيبان.', 'To enter an IBAN.'], instead: 'Forms/IbanField' }],
  anatomy: [
    { name: ['المجموعات', 'Groups'], text: ['أربع خانات.', 'Of four characters.'] },
    { name: ['زر النسخ', 'Copy button'], text: ['ينسخ بلا مسافات.', 'Copies without spaces.'] },
  ],
  content: [['اذكر اسم المصرف وصاحب الحساب بجانبه.', 'Give the bank and the holder beside it.']],
  keyboard: [{ keys: ['Enter', 'Space'], text: ['على زر النسخ: ينسخ.', 'On the copy button: copies.'] }],
  accessibility: [['المخفيّ منه لا يُقرأ نجمةً نجمة.', 'The hidden part is not read star by star.']],
  examples: [
    {
      do: {
        render: () => <IbanText value="SA0380000000608010167519" masked />,
        text: ['حساب العضو: أوله وآخره.', 'A member’s account: its start and end.'],
      },
      dont: {
        render: () => <Text>SA0380000000608010167519</Text>,
        text: ['لا يُقرأ ولا يُقارن، ومكشوف.', 'Hard to read and compare, and fully shown.'],
      },
    },
  ],
});
