import { defineGuide } from '../../docs/guide.ts';
import { Text } from '../Text/index.ts';
import { Toggletip } from './index.ts';

export const guide = defineGuide({
  name: 'شرح عند الضغط',
  purpose: [
    'زر صغير بجانب كلمة، يشرحها حين يُضغط: بالإصبع والفأرة ولوحة المفاتيح.',
    'A small button beside a term that explains it when pressed: by finger, mouse and keyboard.',
  ],
  use: [['لمصطلح لا يعرفه كل قارئ: علاوة الإصدار.', 'For a term that not every reader knows: share premium.']],
  avoid: [
    {
      text: ['شرح يلزم الجميع: ضعه في التلميح.', 'Help that everybody needs: put it into the hint.'],
      instead: 'Forms/TextField',
    },
    { text: ['اسم زر عند مرور المؤشر.', 'The name of a button under the pointer.'], instead: 'Components/Tooltip' },
  ],
  anatomy: [
    { name: ['الزر', 'Button'], text: ['علامة معلومة بعد الكلمة.', 'An information mark after the term.'] },
    { name: ['الشرح', 'Text'], text: ['جملة أو جملتان بلا روابط.', 'One or two sentences without links.'] },
  ],
  content: [['label سؤال: «ما علاوة الإصدار؟».', 'label is a question: “What is the share premium?”']],
  keyboard: [
    { keys: ['Enter', 'Space'], text: ['يُظهره ويخفيه.', 'Shows and hides it.'] },
    { keys: ['Escape'], text: ['يخفيه.', 'Hides it.'] },
  ],
  accessibility: [['يبقى التركيز على الزر، ويُعلن الشرح.', 'The focus stays on the button; the text is announced.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Text>
            {t('علاوة الإصدار', 'Share premium')}{' '}
            <Toggletip label={t('ما علاوة الإصدار؟', 'What is the share premium?')}>
              {t('مبلغ يُدفع مرة واحدة عند الشراء.', 'An amount that is paid once, on buying.')}
            </Toggletip>
          </Text>
        ),
        text: ['مصطلح وشرحه بجانبه.', 'A term with its explanation.'],
      },
      dont: {
        render: (t) => (
          <Text>
            {t('الاسم', 'Name')}{' '}
            <Toggletip label={t('مساعدة', 'Help')}>{t('اكتب اسمك هنا.', 'Type your name here.')}</Toggletip>
          </Text>
        ),
        text: ['شرح لما لا يحتاجه.', 'Help where none is needed.'],
      },
    },
  ],
});
