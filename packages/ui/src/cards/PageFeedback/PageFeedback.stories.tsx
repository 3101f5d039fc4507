import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { PageFeedback, type PageFeedbackProps } from './PageFeedback.tsx';

const meta: Meta<typeof PageFeedback> = {
  title: 'Cards/PageFeedback',
  component: PageFeedback,
  args: { onSend: fn() },
};
export default meta;
type Story = StoryObj<typeof PageFeedback>;

const texts = (globals: Record<string, unknown>) =>
  globals['locale'] === 'en'
    ? { no: 'No', yes: 'Yes', send: 'Send', text: 'I looked for the opening hours on Friday.' }
    : { no: 'لا', yes: 'نعم', send: 'إرسال', text: 'بحثت عن مواعيد العمل يوم الجمعة.' };

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts(globals).yes }));
    await expect(args.onSend).toHaveBeenCalledWith({ useful: true });
  },
};
export const Paper: Story = { ...onPaper };
/** After "no" the visitor may say what was missing. */
export const NotUseful: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const { no, send, text } = texts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: no }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), text);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(args.onSend).toHaveBeenCalledWith({ useful: false, text });
  },
};
function UnderWay(args: PageFeedbackProps) {
  const [status, setStatus] = useState<'open' | 'sending'>('open');
  return <PageFeedback {...args} status={status} onSend={() => setStatus('sending')} />;
}
/** The pressed button is busy, and a second press sends nothing. */
export const Sending: Story = {
  render: (args) => <UnderWay {...args} />,
  play: async ({ canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: texts(globals).yes });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Sent: Story = { args: { status: 'sent' } };
/** What the visitor has written stays. */
export const Failed: Story = {
  render: bilingual<PageFeedbackProps>((t, args) => (
    <PageFeedback {...args} error={t('تعذّر الاتصال بالخادم', 'We cannot reach the server')} />
  )),
  play: async ({ canvasElement, globals }) => {
    const { no, text } = texts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: no }));
    await userEvent.type(canvas.getByRole('textbox'), text);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
/** A text in the other direction than the page. */
export const MixedDirection: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: texts(globals).no }));
    await userEvent.type(
      canvas.getByRole('textbox'),
      globals['locale'] === 'en' ? 'لم أجد النموذج PDF' : 'The form PDF is missing في الصفحة',
    );
  },
};
