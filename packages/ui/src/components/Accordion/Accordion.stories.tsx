import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { Text } from '../Text/index.ts';
import { Accordion, type AccordionItem, type AccordionProps } from './Accordion.tsx';

const items = (t: Pick): AccordionItem[] => [
  {
    key: 'who',
    title: t('من يحق له شراء الحصص؟', 'Who may buy shares?'),
    content: (
      <Text>
        {t(
          'كل عضو مسجّل أتمّ بياناته واعتمده مجلس الإدارة.',
          'Every registered member whose details are complete and whom the council has approved.',
        )}
      </Text>
    ),
  },
  {
    key: 'sell',
    title: t('كيف أبيع حصصي؟', 'How do I sell my shares?'),
    content: (
      <Text>
        {t(
          'تعرضها في صفحة المساهمات بالسعر الذي تراه، وتنتقل بعد موافقة المجلس.',
          'You offer them on the contributions page at the price you see fit; they pass on once the council agrees.',
        )}
      </Text>
    ),
  },
  {
    key: 'receipt',
    title: t('هل يصلني إيصال بعد التبرّع؟', 'Do I get a receipt for a donation?'),
    content: (
      <Text>
        {t(
          'نعم، يصلك على بريدك وجوالك فور نجاح الدفع.',
          'Yes, by e-mail and on your phone as soon as the payment is through.',
        )}
      </Text>
    ),
  },
];

type Args = Partial<AccordionProps>;
const meta: Meta<typeof Accordion> = {
  title: 'Components/Accordion',
  component: Accordion,
  render: bilingual<Args>((t, args) => <Accordion items={items(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof Accordion>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('heading', { level: 3 });
    if (!first || !second) throw new Error('The story has three questions.');
    await userEvent.click(first);
    await userEvent.click(second);
    const open = () => canvasElement.querySelectorAll('details[open]').length;
    await waitFor(() => expect(open()).toBe(2));
    await userEvent.click(second);
    await waitFor(() => expect(open()).toBe(1));
  },
};
export const Paper: Story = { ...onPaper };
/** Only one item open at a time. */
export const Single: Story = {
  args: { single: true },
  render: bilingual<Args>((t, args) => (
    <Accordion {...args} items={items(t).map((item, index) => (index === 0 ? { ...item, open: true } : item))} />
  )),
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getAllByRole('heading', { level: 3 })[1];
    if (!second) throw new Error('The story has three questions.');
    await userEvent.click(second);
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('details')].map((item) => item.open)).toEqual([false, true, false]),
    );
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Accordion
      {...args}
      items={[
        {
          key: 'a',
          open: true,
          title: t(
            'ما الشروط التي يجب أن تتوفر في طلب العضوية قبل عرضه على مجلس الإدارة، وكم يستغرق النظر فيه؟',
            'Which conditions must an application for membership meet before it goes to the council, and how long does the council take?',
          ),
          content: (
            <Text>
              {t(
                'يُنظر في الطلب خلال ثلاثين يومًا من اكتمال البيانات، ويُبلّغ مقدّمه بالقرار كتابةً مع بيان السبب عند الرفض. '.repeat(
                  4,
                ),
                'An application is decided within thirty days of being complete, and the applicant hears of it in writing, with the reason where it is refused. '.repeat(
                  4,
                ),
              )}
            </Text>
          ),
        },
        ...items(t),
      ]}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Accordion
      {...args}
      items={[
        {
          key: 'a',
          open: true,
          title: t('هل تقبلون Apple Pay؟', 'Do you accept مدى?'),
          content: <Text>{t('نعم، عبر HyperPay في صفحة الدفع.', 'Yes, with بطاقة مدى on the payment page.')}</Text>,
        },
        ...items(t),
      ]}
    />
  )),
};
