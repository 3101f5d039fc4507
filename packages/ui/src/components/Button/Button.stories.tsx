import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Button, type ButtonProps, type ButtonVariant } from './Button.tsx';

const variants: [ButtonVariant, string, string][] = [
  ['primary', 'متابعة', 'Continue'],
  ['secondary', 'السابق', 'Previous'],
  ['giving', 'تبرّع', 'Donate'],
  ['share', 'استعرض العروض', 'See offers'],
  ['ghost', 'كن عضوًا', 'Join'],
  ['quiet', 'التفاصيل', 'Details'],
  ['danger', 'حذف الحساب', 'Delete account'],
];

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: '', onClick: fn() as never },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;
const one = bilingual<ButtonProps>((t, args) => (
  <Button {...args}>{t('المتابعة إلى الدفع', 'Continue to payment')}</Button>
));

export const Default: Story = { parameters: interactiveParameters, render: one };
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} direction="row" wrap gap={3}>
          {variants.map(([variant, ar, en]) => (
            <Button
              key={variant}
              variant={variant}
              size={size}
              icon={variant === 'giving' ? 'heart' : (undefined as never)}
            >
              {t(ar, en)}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  )),
};
export const Disabled: Story = { args: { disabled: true }, render: one };
export const AsLink: Story = {
  args: { href: '#next', iconEnd: 'arrow-forward', variant: 'secondary' } as never,
  render: one,
};

/** Keeps its width and the focus, and ignores presses. */
export const Loading: Story = {
  args: { loading: true },
  render: one,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { block: true, icon: 'heart' },
  render: bilingual<ButtonProps>((t, args) => (
    <div style={{ inlineSize: 200 }}>
      <Button {...args}>
        {t('نص طويل جدًا يلتف داخل الزر على أكثر من سطر', 'A very long text that wraps inside the button')}
      </Button>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<ButtonProps>((t, args) => <Button {...args}>{t('تنزيل ملف PDF', 'Download تقرير.pdf')}</Button>),
};
