import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';
import { interactiveParameters, onPaper, onPhone } from '../../testing/modes.ts';

const meta: Meta<typeof Pagination> = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { i18n: { mixedDirection: 'renders numbers in the digits of the language and no text of its caller' } },
  args: { page: 4, pages: 9, hrefFor: (page) => `#page-${page}` },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '#page-4');
    await expect(canvasElement.querySelector('[rel="next"]')).toHaveAttribute('href', '#page-5');
  },
};
export const Paper: Story = { ...onPaper };
export const Phone: Story = { ...onPhone };
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 9 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
/** With one page nothing is rendered. */
export const One: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
/** Large page numbers do not shift the layout. */
export const LongText: Story = { args: { page: 1204, pages: 12040 } };
/** Buttons instead of links, for a list without URLs, such as one in a dialog. */
export const WithCallback: Story = {
  parameters: interactiveParameters,
  render: () => <Pages />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: globals['locale'] === 'en' ? 'Page 3' : /٣/ }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent(/^[3٣]$/);
  },
};

function Pages() {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pages={5} onPageChange={setPage} />;
}
