import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  render: bilingual<Partial<IconButtonProps>>((t, args) => (
    <IconButton icon="close" label={t('إغلاق', 'Close')} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof IconButton>;

/** The label is the accessible name of the icon. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { onClick: fn() },
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: globals['locale'] === 'en' ? 'Close' : 'إغلاق' }),
    );
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual<Partial<IconButtonProps>>((t, args) => (
    <Stack gap={3}>
      {(['md', 'sm'] as const).map((size) => (
        <Stack key={size} direction="row" wrap gap={3}>
          {(['quiet', 'soft', 'outline'] as const).map((variant) => (
            <IconButton
              key={variant}
              icon="arrow-forward"
              label={t('التالي', 'Next')}
              {...args}
              size={size}
              variant={variant}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  )),
};
export const Disabled: Story = { args: { disabled: true, variant: 'outline' } };
/** The spinner takes the place of the icon; presses do nothing. */
export const Loading: Story = {
  args: { loading: true, variant: 'outline', onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};
export const AsLink: Story = {
  render: bilingual<Partial<IconButtonProps>>((t, args) => (
    <IconButton icon="home" label={t('الرئيسية', 'Home')} href="#home" {...args} />
  )),
};
/** The label is the accessible name and the tooltip. */
export const MixedDirection: Story = {
  render: bilingual<Partial<IconButtonProps>>((t, args) => (
    <IconButton
      icon="download"
      label={t('تنزيل Annual Report 2026 بصيغة PDF', 'Download تقرير الجمعية السنوي as PDF')}
      variant="outline"
      {...args}
    />
  )),
};
