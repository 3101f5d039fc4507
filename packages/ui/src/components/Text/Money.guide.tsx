import { defineGuide } from '../../docs/guide.ts';
import { Money, Text } from './index.ts';

export const guide = defineGuide({
  name: 'مبلغ',
  purpose: [
    'مبلغ بأرقام لغة القارئ ومعه عملته، لا ينقطع بين سطرين.',
    'An amount in the digits of the language with its currency, which never breaks across lines.',
  ],
  use: [
    ['لكل مبلغ يُعرض.', 'For every amount that is shown.'],
    ['fraction="always" في الجداول والإيصالات.', 'fraction="always" in tables and receipts.'],
  ],
  avoid: [{ text: ['مبلغ يُكتب.', 'An amount to enter.'], instead: 'Forms/AmountField' }],
  anatomy: [
    { name: ['الرقم', 'Number'], text: ['بلا كسور إن كان صحيحًا.', 'Without decimals where it is whole.'] },
    {
      name: ['العملة', 'Currency'],
      text: [
        'ر.س، أو رمز الريال يسار الرقم في اللغتين.',
        'SAR, or the riyal sign left of the number in both languages.',
      ],
    },
  ],
  content: [
    ['القيمة هللات صحيحة.', 'The value is whole halalas.'],
    ['لا تكتب العملة مرة ثانية بجانبه.', 'Do not write the currency again beside it.'],
  ],
  keyboard: [],
  accessibility: [['يُقرأ الرقم والعملة معًا.', 'Number and currency are read together.']],
  examples: [
    {
      do: {
        render: () => <Money halalas={12_550} />,
        text: ['مبلغ واحد لكل اللغات.', 'One amount for every language.'],
      },
      dont: {
        render: (t) => <Text>{t('المبلغ: 125.5 SAR ريال', 'Amount: ١٢٥٫٥ SAR riyal')}</Text>,
        text: ['أرقام لغة أخرى، والعملة مرتين.', 'Digits of the other language, and the currency twice.'],
      },
    },
  ],
});
