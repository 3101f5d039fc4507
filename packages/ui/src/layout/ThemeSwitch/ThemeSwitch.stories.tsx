import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ThemeSwitch, type ThemeChoice } from './ThemeSwitch.tsx';

const Live = () => {
  const [value, setValue] = useState<ThemeChoice>('auto');
  return <ThemeSwitch value={value} onValueChange={setValue} />;
};
const meta = { title: 'Layout/ThemeSwitch', component: ThemeSwitch, args: { value: 'auto', onValueChange: () => undefined } } satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const dark = within(canvasElement).getByRole('radio', { name: /داكن|Dark/ });
    await userEvent.click(dark);
    await expect(dark).toBeChecked();
  },
};
