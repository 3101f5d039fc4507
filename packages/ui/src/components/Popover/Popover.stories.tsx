import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Link } from '../Link/index.ts';
import { DateText, Money, Text } from '../Text/index.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

type Args = Partial<PopoverProps>;
const price = (t: Pick) => (
  <Stack gap={3}>
    <DescriptionList
      items={[
        { term: t('سعر الحصة', 'Share price'), details: <Money halalas={15000} /> },
        { term: t('آخر تحديث', 'Last updated'), details: <DateText value="2026-11-21" /> },
      ]}
    />
    <Link href="#statements">{t('القوائم المالية', 'Financial statements')}</Link>
  </Stack>
);
const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  component: Popover,
  render: bilingual<Args>((t, args) => (
    <div style={{ minBlockSize: 340 }}>
      <Popover label={t('تفاصيل السعر', 'Price details')} {...args}>
        {price(t)}
      </Popover>
    </div>
  )),
};
export default meta;
type Story = StoryObj<typeof Popover>;

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const [button] = within(canvasElement).getAllByRole('button');
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return button as HTMLElement;
};

export const Default: Story = { parameters: interactiveParameters };
/** The focus moves in. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const button = await open(canvasElement);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
/** A heading names the popover; its content closes it. */
export const WithTitle: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ minBlockSize: 340 }}>
      <Popover
        label={t('مشاركة العرض', 'Share the offer')}
        title={t('مشاركة العرض', 'Share the offer')}
        variant="primary"
        {...args}
      >
        {(hide) => (
          <Stack gap={3}>
            <Text>{t('يصل الرابط إلى من تختارهم فقط.', 'Only the people you choose get the link.')}</Text>
            <Button size="sm" onClick={hide}>
              {t('تم', 'Done')}
            </Button>
          </Stack>
        )}
      </Popover>
    </div>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: /^(تم|Done)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(canvasElement);
  },
};
const beside = bilingual<Args>((t, args) => (
  <Stack align="center" justify="center" style={{ minBlockSize: 420 }}>
    <Popover label={t('السعر', 'Price')} icon="info" {...args}>
      <div style={{ maxInlineSize: 180 }}>{price(t)}</div>
    </Popover>
  </Stack>
));
/** At the start of the button: on the right in Arabic, on the left in English. */
export const Start: Story = {
  args: { placement: 'start' },
  render: beside,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const End: Story = {
  args: { placement: 'end' },
  render: beside,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const AboveAlignedToEnd: Story = {
  args: { placement: 'above', align: 'end' },
  render: bilingual<Args>((t, args) => (
    <Stack align="center" justify="end" style={{ minBlockSize: 420 }}>
      <Popover label={t('تفاصيل السعر', 'Price details')} {...args}>
        {price(t)}
      </Popover>
    </Stack>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ minBlockSize: 500 }}>
      <Popover
        label={t('شروط المساهمة', 'Terms')}
        title={t(
          'شروط المساهمة في الجمعية وما يترتب عليها من حقوق وواجبات',
          'Terms of holding shares, and the rights and duties that follow',
        )}
        {...args}
      >
        <Text>
          {t(
            'تُملك الحصة باسم العضو، ولا تُنقل إلا بموافقة مجلس الإدارة. '.repeat(8),
            'A share is held in the member’s name and passes on only with the council’s consent. '.repeat(8),
          )}
        </Text>
      </Popover>
    </div>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ minBlockSize: 260 }}>
      <Popover label={t('الدفع عبر Apple Pay', 'Pay by مدى')} title={t('محفظة Apple', 'بطاقة مدى')} {...args}>
        <Text>{t('تُفتح صفحة Apple في نافذة أخرى.', 'The page of مدى opens in another window.')}</Text>
      </Popover>
    </div>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
