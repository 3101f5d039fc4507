import { defineGuide } from '../../docs/guide.ts';
import { OrderCard } from './OrderCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة طلب تبرّع',
  purpose: [
    'تبرّع في قائمة المتبرّع: رقمه، وحالته، ومبلغه، وما بقي من دفعاته.',
    'A donation in the donor’s list: number, status, amount and the payments still to come.',
  ],
  use: [['في صفحة تبرّعاتي.', 'On the page of a donor’s orders.']],
  avoid: [
    {
      text: ['تبرّع شهري يُدار: يُوقف ويُستأنف.', 'A monthly donation to manage: pause, resume.'],
      instead: 'Cards/SubscriptionCard',
    },
    { text: ['طلب عضوية.', 'An application for membership.'], instead: 'Components/TaskList' },
  ],
  anatomy: [
    {
      name: ['الرقم', 'Number'],
      text: ['كما في الإيصال، بحروف لاتينية معزولة.', 'As on the receipt, in isolated Latin letters.'],
    },
    { name: ['الحالة', 'Status'], text: ['شارة بلون ونص.', 'A badge with colour and text.'] },
    {
      name: ['الدفعات', 'Payments'],
      text: [
        'جملة بصيغ العدد: «٦ دفعات، كل منها ١٠٠ ر.س».',
        'A sentence with the right plural: “6 payments of SAR 100”.',
      ],
    },
    { name: ['المجموع', 'Total'], text: ['أثقل ما في البطاقة.', 'The heaviest part of the card.'] },
    {
      name: ['إعادة الدفع', 'Pay again'],
      text: ['لطلب لم يُدفع وانتهت مدته.', 'For an order that was not paid and has expired.'],
    },
  ],
  content: [['اسم البرنامج كما هو في صفحته.', 'The program’s name as on its page.']],
  keyboard: [
    { keys: ['Tab'], text: ['إلى رابط الطلب، ثم إلى زر الدفع.', 'To the order’s link, then to the pay button.'] },
    { keys: ['Enter'], text: ['يفتح الطلب، أو يبدأ الدفع.', 'Opens the order, or begins the payment.'] },
  ],
  accessibility: [['اسم زر الدفع يذكر رقم الطلب.', 'The name of the pay button has the order’s number.']],
  examples: [
    {
      do: {
        render: (t) => (
          <OrderCard
            number="T-4H7K2M9Q"
            href="#order"
            target={t('سقيا النخيل', 'Watering the palms')}
            date="2026-11-10"
            price={10_000}
            qty={1}
            total={10_000}
            status="succeeded"
          />
        ),
        text: ['برنامج وتاريخ ومجموع.', 'Program, date and total.'],
      },
      dont: {
        render: (t) => (
          <OrderCard
            number="20261110000482"
            target={t('تبرّع', 'Donation')}
            date="2026-11-10"
            price={10_000}
            qty={1}
            total={10_000}
            status="succeeded"
          />
        ),
        text: ['رقم داخلي طويل، ولا يُعرف لأي برنامج.', 'A long internal number, and no program.'],
      },
    },
  ],
});
