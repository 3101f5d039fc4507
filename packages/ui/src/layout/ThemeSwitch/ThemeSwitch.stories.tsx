import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../../forms/story/Live.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { interactiveParameters } from '../../testing/modes.ts';

const meta: Meta<typeof ThemeSwitch> = {
  title: 'Layout/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { i18n: { mixedDirection: 'its texts are messages of the catalogue' } },
  args: { value: 'auto', onValueChange: fn() },
  render: (args) => (
    <Live initial={args.value}>
      {(value, set) => (
        <ThemeSwitch
          {...args}
          value={value}
          onValueChange={(next) => {
            set(next);
            args.onValueChange(next);
          }}
        />
      )}
    </Live>
  ),
};
export default meta;
type Story = StoryObj<typeof ThemeSwitch>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args }) => {
    const dark = within(canvasElement).getByRole('radio', { name: /داكن|Dark/ });
    await userEvent.click(dark);
    await expect(dark).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
  },
};
export const Light: Story = { args: { value: 'light' } };
