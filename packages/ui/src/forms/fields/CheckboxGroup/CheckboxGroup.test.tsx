import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './index.ts';

const none = (): undefined => undefined;
const options = [
  { value: 'water', label: 'الماء', hint: 'نص' },
  { value: 'education', label: 'التعليم' },
  { value: 'health', label: 'الصحة', disabled: true },
];
describeComponent('CheckboxGroup', <CheckboxGroup label="المجالات" options={options} value={[]} onValueChange={none} />);
describeComponent(
  'CheckboxGroup, cards',
  <CheckboxGroup
    label="المجالات"
    hint="نص"
    error="مطلوب"
    variant="cards"
    selectAll
    options={options}
    value={['water']}
    onValueChange={none}
  />,
);

const onValueChange = vi.fn();
function Owner({ initial, ...rest }: Partial<CheckboxGroupProps> & { initial?: string[] }) {
  const [value, setValue] = useState<readonly string[]>(initial ?? []);
  return (
    <form>
      <CheckboxGroup
        label="المجالات"
        options={options}
        name="field"
        {...rest}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    </form>
  );
}
const all = () => page.getByRole('checkbox', { name: 'اختيار الكل' });
const sent = (container: HTMLElement) => new FormData(container.querySelector('form') ?? undefined).getAll('field');

describe('CheckboxGroup', () => {
  it('reports and sends the checked values in the order of the options', async () => {
    const { container } = await renderUi(<Owner initial={['education']} />);
    await user.click(page.getByRole('checkbox', { name: /الماء/ }));
    expect(onValueChange).toHaveBeenLastCalledWith(['water', 'education']);
    expect(sent(container)).toEqual(['water', 'education']);
    await user.click(page.getByRole('checkbox', { name: 'التعليم' }));
    expect(sent(container)).toEqual(['water']);
  });

  it('checks and unchecks all enabled options; a disabled one keeps its state', async () => {
    await renderUi(<Owner selectAll initial={['health']} />);
    const box = all().element() as HTMLInputElement;
    expect([box.checked, box.indeterminate]).toEqual([false, false]);
    await user.click(all());
    expect(onValueChange).toHaveBeenLastCalledWith(['water', 'education', 'health']);
    expect([box.checked, box.indeterminate]).toEqual([true, false]);
    await user.click(page.getByRole('checkbox', { name: 'التعليم' }));
    expect([box.checked, box.indeterminate]).toEqual([false, true]);
    await user.click(all());
    expect([box.checked, box.indeterminate]).toEqual([true, false]);
    await user.click(all());
    expect(onValueChange).toHaveBeenLastCalledWith(['health']);
    expect([box.checked, box.indeterminate]).toEqual([false, false]);
  });

  it('stays indeterminate when its owner rejects the change', async () => {
    await renderUi(
      <CheckboxGroup label="المجالات" options={options} selectAll value={['water']} onValueChange={none} />,
    );
    await user.click(all());
    await expect.poll(() => (all().element() as HTMLInputElement).indeterminate).toBe(true);
  });

  it('does not send the checkbox for all', async () => {
    const { container } = await renderUi(<Owner selectAll initial={['water', 'education']} />);
    expect(sent(container)).toEqual(['water', 'education']);
  });

  it('describes the group by hint and error, and marks each option as invalid', async () => {
    const { container } = await renderUi(<Owner hint="نص عن الكل" error="اختر مجالًا" />);
    const group = container.querySelector('fieldset');
    const described = (group?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['نص عن الكل', 'اختر مجالًا']);
    expect(container.querySelectorAll('input[aria-invalid="true"]')).toHaveLength(3);
  });
});
