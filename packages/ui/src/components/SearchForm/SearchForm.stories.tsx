import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';
import { interactiveParameters } from '../../testing/modes.ts';

const meta = {
  title: 'Components/SearchForm',
  component: SearchForm,
  args: { action: '/news', label: '', onSearch: fn() },
  render: (args, { globals }) => (
    <SearchForm {...args} label={globals['locale'] === 'ar' ? 'ابحث في الأخبار' : 'Search the news'} />
  ),
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.type(field, '  سوق {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('سوق');
  },
};

export const Searched: Story = {
  render: (args, { globals }) => (
    <SearchForm
      {...args}
      label={globals['locale'] === 'ar' ? 'ابحث في الأخبار' : 'Search the news'}
      value={globals['locale'] === 'ar' ? 'سوق' : 'market'}
    />
  ),
};

export const MixedDirection: Story = { args: { value: 'سوق Taawun 2026' } };
