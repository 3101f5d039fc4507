import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { rules } from '../rules/index.ts';
import { SubmitButton } from './fields.tsx';
import { Form } from './Form.tsx';
import { FormCheckboxGroup, FormFilesField, FormMultiSelect, FormSlider } from './inputs.tsx';

const options = [
  { value: 'water', label: 'Water' },
  { value: 'health', label: 'Health' },
];

describe('bound groups and sliders', () => {
  it('report a missing choice, then submit the list and the number', async () => {
    const onSubmit = vi.fn();
    const ui = await renderUi(
      <Form
        initialValues={{ topics: [], months: 6 }}
        schema={rules.object({ topics: rules.choices({ required: true }) })}
        onSubmit={onSubmit}
      >
        <FormCheckboxGroup name="topics" label="Topics" options={options} required />
        <FormSlider name="months" label="Months" min={1} max={36} />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      { locale: 'en' },
    );
    const send = page.getByRole('button', { name: 'Send' });
    await user.click(send);
    await vi.waitFor(() =>
      expect(ui.container.querySelector('.ta-error')?.textContent).toBe('Topics field is required'),
    );
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(page.getByRole('checkbox', { name: 'Health' }));
    await vi.waitFor(() => expect(ui.container.querySelector('.ta-error')).toBeNull());
    await user.keyboard('{Tab}{ArrowRight}');
    await user.click(send);
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ topics: ['health'], months: 7 }));
  });
});

describe('bound lists', () => {
  it('report a missing file and too few choices, then submit both lists', async () => {
    const onSubmit = vi.fn<(values: Record<string, unknown>) => void>();
    const ui = await renderUi(
      <Form
        initialValues={{ topics: [], deeds: [] }}
        schema={rules.object({
          topics: rules.choices({ required: true }),
          deeds: rules.files({ required: true, maxFiles: 2 }),
        })}
        onSubmit={(values) => onSubmit(values)}
      >
        <FormMultiSelect name="topics" label="Topics" options={options} required />
        <FormFilesField name="deeds" label="Deeds" required />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      { locale: 'en' },
    );
    const send = page.getByRole('button', { name: 'Send' });
    await user.click(send);
    await vi.waitFor(() =>
      expect([...ui.container.querySelectorAll('.ta-error')].map(({ textContent }) => textContent)).toEqual([
        'Topics field is required',
        'Deeds field is required',
      ]),
    );
    await user.click(page.getByRole('combobox', { name: 'Topics' }));
    await user.keyboard('hea');
    await vi.waitFor(() => expect(document.querySelectorAll('[role="option"]')).toHaveLength(1));
    await user.keyboard('{ArrowDown}{Enter}{Escape}');
    const deed = new File(['x'], 'deed.pdf', { lastModified: 1 });
    await user.upload(ui.container.querySelector('input[type="file"]') as Element, deed);
    await vi.waitFor(() => expect(ui.container.querySelector('.ta-error')).toBeNull());
    await user.click(send);
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const [{ topics, deeds } = {}] = onSubmit.mock.lastCall ?? [];
    expect([topics, (deeds as File[]).map(({ name }) => name)]).toEqual([['health'], ['deed.pdf']]);
  });
});
