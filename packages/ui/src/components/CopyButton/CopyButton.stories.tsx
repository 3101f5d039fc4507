import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Bdi } from '../Text/index.ts';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

type Args = Partial<CopyButtonProps>;
const write = fn<(text: string) => Promise<void>>();
const meta: Meta<typeof CopyButton> = {
  title: 'Components/CopyButton',
  component: CopyButton,
  parameters: { i18n: { mixedDirection: 'its texts are messages of the catalogue' } },
  beforeEach: () => {
    write.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  },
  render: bilingual<Args>((t, args) => (
    <Stack direction="row" wrap align="center" gap={3}>
      <Bdi dir="ltr">#A-10482</Bdi>
      <CopyButton value="A-10482" label={t('نسخ رقم الطلب', 'Copy the order number')} {...args} />
    </Stack>
  )),
};
export default meta;
type Story = StoryObj<typeof CopyButton>;

export const Default: Story = { parameters: interactiveParameters };
export const IconOnly: Story = { parameters: interactiveParameters, args: { iconOnly: true, size: 'md' } };
/** The button says that the text was copied; a status message announces it. */
export const Copied: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /نسخ رقم الطلب|Copy the order number/ }));
    const said = globals['locale'] === 'en' ? 'Copied' : 'نُسخ';
    await expect(await canvas.findByRole('button', { name: said })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(said);
    await expect(write).toHaveBeenCalledWith('A-10482');
  },
};
/** Neither the clipboard nor the older copy command is available. */
export const Failed: Story = {
  args: { value: 'A-10482' },
  play: async ({ canvasElement, globals }) => {
    write.mockRejectedValue(new Error('denied'));
    const command = document.execCommand.bind(document);
    document.execCommand = () => false;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const said = globals['locale'] === 'en' ? 'Could not copy' : 'تعذّر النسخ';
    await expect(await canvas.findByRole('button', { name: said })).toBeVisible();
    document.execCommand = command;
  },
};
export const Disabled: Story = { args: { disabled: true } };
