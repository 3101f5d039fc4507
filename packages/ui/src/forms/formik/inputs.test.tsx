import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { rules } from '../rules/index.ts';
import { SubmitButton } from './fields.tsx';
import { Form } from './Form.tsx';
import {
  FormCheckboxGroup,
  FormDateRangeField,
  FormFilesField,
  FormMultiSelect,
  FormRangeSlider,
  FormRatingField,
  FormSlider,
  FormTimeField,
} from './inputs.tsx';

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
    await expect.poll(() => ui.container.querySelector('.ta-error')?.textContent).toBe('Topics field is required');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(page.getByRole('checkbox', { name: 'Health' }));
    await expect.poll(() => ui.container.querySelector('.ta-error')).toBeNull();
    await user.keyboard('{Tab}{ArrowRight}');
    await user.click(send);
    await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ topics: ['health'], months: 7 });
  });
});

describe('bound ranges and ratings', () => {
  it('submit both ends and the number of stars', async () => {
    const onSubmit = vi.fn();
    const ui = await renderUi(
      <Form
        initialValues={{ price: [100, 300], service: null }}
        onSubmit={onSubmit}
        serverErrors={{ price: ['No offers at these prices'] }}
      >
        <FormRangeSlider name="price" label="Price" min={0} max={500} step={10} />
        <FormRatingField name="service" label="Service" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      { locale: 'en' },
    );
    expect(ui.container.querySelector('.ta-error')?.textContent).toBe('No offers at these prices');
    // The line lies above the inputs: a press on it moves the nearer thumb.
    await act(async () => (page.getByRole('slider', { name: 'To' }).element() as HTMLElement).focus());
    await user.keyboard('{Home}{ArrowRight}');
    await user.click(page.getByRole('radio', { name: '4 of 5' }));
    await user.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ price: [100, 110], service: 4 });
  });
});

describe('bound ranges of days and times', () => {
  it('report a reversed range and a late time, then submit ISO dates and the 24-hour clock', async () => {
    const onSubmit = vi.fn();
    const ui = await renderUi(
      <Form
        initialValues={{ period: { from: '', to: '' }, visit: '' }}
        schema={rules.object({
          period: rules.isoDateRange({ required: true }),
          visit: rules.string(rules.required(), rules.time({ max: '16:00' })),
        })}
        onSubmit={onSubmit}
      >
        <FormDateRangeField name="period" label="Period" required />
        <FormTimeField name="visit" label="Visit" required />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      { locale: 'en' },
    );
    const errors = (): (string | null)[] =>
      [...ui.container.querySelectorAll('.ta-error')].map((one) => one.textContent);
    const [send, from, to, visit] = [
      page.getByRole('button', { name: 'Send' }),
      page.getByRole('textbox', { name: 'From' }),
      page.getByRole('textbox', { name: 'To' }),
      page.getByRole('textbox', { name: 'Visit' }),
    ];
    await user.click(send);
    await expect.poll(errors).toEqual(['Period field is required', 'Visit field is required']);
    await user.fill(from, '25/9/2026');
    await expect.poll(() => errors()[0]).toBe('Period must have a first day and a last day');
    await user.fill(to, '14/9/2026');
    await user.fill(visit, '4:30 pm');
    await expect.poll(errors).toEqual(['Period must not end before it starts', 'Visit must be 4:00 PM or earlier']);
    await user.fill(from, '٣/٤/١٤٤٨');
    await user.fill(visit, '930');
    await expect.poll(errors).toEqual([]);
    await user.click(send);
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledExactlyOnceWith({
        period: { from: '2026-09-14', to: '2026-09-14' },
        visit: '09:30',
      });
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
    await expect
      .poll(() => [...ui.container.querySelectorAll('.ta-error')].map(({ textContent }) => textContent))
      .toEqual(['Topics field is required', 'Deeds field is required']);
    await user.click(page.getByRole('combobox', { name: 'Topics' }));
    await user.keyboard('hea');
    await expect.poll(() => document.querySelectorAll('[role="option"]')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}{Escape}');
    const deed = new File(['x'], 'deed.pdf', { lastModified: 1 });
    await user.upload(ui.container.querySelector('input[type="file"]') as Element, deed);
    await expect.poll(() => ui.container.querySelector('.ta-error')).toBeNull();
    await user.click(send);
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
    const [{ topics, deeds } = {}] = onSubmit.mock.lastCall ?? [];
    expect([topics, (deeds as File[]).map(({ name }) => name)]).toEqual([['health'], ['deed.pdf']]);
  });
});
