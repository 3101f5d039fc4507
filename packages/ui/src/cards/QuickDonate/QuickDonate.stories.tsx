import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper, onPhone } from '../../testing/modes.ts';
import { DonateFields } from './DonateFields.tsx';
import { QuickDonate, type QuickDonateProps } from './QuickDonate.tsx';
import { defaultDonateValue } from './value.ts';

const amounts = [5000, 10000, 25000, 50000];
function Live({ value: first, onValueChange, ...rest }: QuickDonateProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 464 }}>
      <QuickDonate
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

const meta: Meta<typeof QuickDonate> = {
  title: 'Cards/QuickDonate',
  component: QuickDonate,
  args: { amounts, value: defaultDonateValue(amounts), onValueChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;
type Story = StoryObj<typeof QuickDonate>;

/** 100 a month for six months, add one month, submit. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const english = globals['locale'] === 'en';
    await expect(canvas.getByText(english ? 'SAR 600' : '٦٠٠ ر.س')).toBeVisible();
    const [, more] = canvas.getAllByRole('button');
    await userEvent.click(more as HTMLElement);
    await expect(canvas.getByText(english ? 'SAR 700' : '٧٠٠ ر.س')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ frequency: 'monthly', amount: 10000, months: 7 });
  },
};
export const Paper: Story = { ...Default, ...onPaper };
export const Phone: Story = { ...onPhone };
/** Other amount in Arabic-Indic digits; invalid text shows an error message. */
export const OtherAmount: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('radio').at(-1) as HTMLElement);
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), '٧٥٫٥');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ frequency: 'monthly', amount: 7550, months: 6 });
  },
};
/** Each amount fault has its own message; the field receives the focus. */
export const AmountFaults: Story = {
  args: { limits: { min: 100, max: 10_000_000 } },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('radio').at(-1) as HTMLElement);
    const field = canvas.getByRole('textbox');
    const faults =
      globals['locale'] === 'en'
        ? ([
            ['fifty', /in digits/],
            ['12.345', /2 decimal places/],
            ['0.5', /SAR\s1 or more$/],
            ['100,000.01', /SAR\s100,000 or less$/],
          ] as const)
        : ([
            ['خمسون', /بالأرقام/],
            ['١٢٫٣٤٥', /خانتين عشريتين/],
            ['٠٫٥', /لا يقل عن ١\sر\.س$/],
            ['١٠٠٠٠١', /لا يزيد على ١٠٠٬٠٠٠\sر\.س$/],
          ] as const);
    for (const [text, message] of faults) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
      await expect(canvas.getByRole('alert')).toHaveTextContent(message);
      await expect(field).toBeInvalid();
      await expect(field).toHaveFocus();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Once: Story = { args: { value: { frequency: 'once', amount: 25000, months: 6 } } };
/** With a single frequency the choice is not rendered. */
export const OnlyMonthly: Story = { args: { frequencies: ['monthly'] } };
export const Loading: Story = { args: { loading: true } };
/** Additional link below the button. */
export const WithMore: Story = {
  render: bilingual<QuickDonateProps>((t, args) => (
    <Live
      {...args}
      more={
        <Link href="#more" tone="action">
          {t('إهداء أو رسالة', 'A gift or a message')}
        </Link>
      }
    />
  )),
};
/** `DonateFields` in another form; an amount that is not suggested is shown in the field for other amounts. */
export const FieldsAlone: Story = {
  render: ({ amounts: chips, onValueChange }) => (
    <div style={{ maxInlineSize: 464 }}>
      <Card>
        <Stack gap={4}>
          <DonateFields
            amounts={chips}
            value={{ frequency: 'once', amount: 12345, months: 6 }}
            onValueChange={onValueChange}
          />
        </Stack>
      </Card>
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue(
      globals['locale'] === 'en' ? '123.45' : '١٢٣٫٤٥',
    );
  },
};
export const MixedDirection: Story = {
  render: bilingual<QuickDonateProps>((t, args) => (
    <Live
      {...args}
      more={
        <Link href="#more" tone="action">
          {t('إهداء عبر WhatsApp أو رسالة SMS إلى Noura Al-Harbi', 'A gift for نورة الحربي or والدتي الغالية')}
        </Link>
      }
    />
  )),
};
