import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { PageFeedback } from './index.ts';

describeComponent('PageFeedback', <PageFeedback onSend={() => undefined} />);

const view = (props: object) => <PageFeedback onSend={() => undefined} {...props} />;

it('sends no empty text, and no text with "yes"', async () => {
  const onSend = vi.fn();
  await renderUi(<PageFeedback onSend={onSend} />, { locale: 'en' });
  await user.click(page.getByRole('button', { name: 'No' }));
  await user.click(page.getByRole('button', { name: 'Send' }));
  await user.fill(page.getByRole('textbox'), '  hours  ');
  await user.click(page.getByRole('button', { name: 'Send' }));
  await user.click(page.getByRole('button', { name: 'Yes' }));
  expect(onSend.mock.calls).toEqual([[{ useful: false }], [{ useful: false, text: 'hours' }], [{ useful: true }]]);
});

it('sends nothing while an answer is being sent, and takes no more than its length', async () => {
  const onSend = vi.fn();
  const ui = await renderUi(<PageFeedback onSend={onSend} status="sending" maxLength={3} />, { locale: 'en' });
  await user.click(page.getByRole('button', { name: 'Yes' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(ui.container.querySelector('textarea')?.maxLength).toBe(3);
});

it('keeps the text after an error, and moves the focus to the thanks', async () => {
  const ui = await renderUi(view({}), { locale: 'en' });
  await user.click(page.getByRole('button', { name: 'No' }));
  await user.fill(page.getByRole('textbox'), 'hours');
  await user.click(page.getByRole('button', { name: 'Send' }));
  await ui.rerender(view({ error: 'We cannot reach the server' }));
  expect(ui.container.querySelector('textarea')?.value).toBe('hours');
  expect(page.getByRole('alert').element().textContent).toBe('We cannot reach the server');
  await ui.rerender(view({ status: 'sent' }));
  expect(document.activeElement?.textContent).toBe('Thank you. Your answer helps us improve this page.');
});

it('is posted without script', async () => {
  const ui = await renderUi(<PageFeedback onSend={() => undefined} />);
  const forms = [...ui.container.querySelectorAll<HTMLFormElement>('form[method="post"]')];
  expect(forms.map((form) => new FormData(form).get('useful'))).toEqual(['yes', 'no']);
});
