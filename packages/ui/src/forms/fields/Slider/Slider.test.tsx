import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { RangeSlider, Slider, type RangeSliderProps, type SliderProps, type SliderRange } from './index.ts';

const none = (): undefined => undefined;
describeComponent('Slider', <Slider label="المدة" hint="نص" value={6} max={36} onValueChange={none} />);
describeComponent(
  'RangeSlider',
  <RangeSlider label="السعر" hint="نص" error="خطأ" value={[10, 20]} onValueChange={none} />,
);

function One(props: Partial<SliderProps>) {
  const [value, setValue] = useState(props.value ?? 6);
  return (
    <form>
      <Slider label="المدة" name="months" min={0} max={36} {...props} value={value} onValueChange={setValue} />
    </form>
  );
}
function Two({ onChange, ...props }: Partial<RangeSliderProps> & { onChange?: (value: SliderRange) => void }) {
  const [value, setValue] = useState<SliderRange>(props.value ?? [20, 60]);
  return (
    <form>
      <RangeSlider
        label="السعر"
        name="price"
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </form>
  );
}
const sent = (container: HTMLElement, name: string) =>
  new FormData(container.querySelector('form') ?? undefined).getAll(name);
const texts = (container: HTMLElement) =>
  [...container.querySelectorAll('input')].map((input) => input.getAttribute('aria-valuetext'));

describe('Slider', () => {
  it.each([
    ['ar', '{ArrowLeft}', '{ArrowRight}', '٧'],
    ['en', '{ArrowRight}', '{ArrowLeft}', '7'],
  ] as const)('in %s %s increases and %s decreases the value', async (locale, more, less, text) => {
    const { container } = await renderUi(<One />, { locale });
    await user.keyboard(`{Tab}${more}`);
    expect(texts(container)).toEqual([text]);
    expect(sent(container, 'months')).toEqual(['7']);
    await user.keyboard(`${less}${less}{End}`);
    expect(sent(container, 'months')).toEqual(['36']);
    await user.keyboard('{Home}');
    expect(sent(container, 'months')).toEqual(['0']);
  });

  it.each(['ar', 'en'] as const)('in %s the thumb is at the end of the filled line', async (locale) => {
    await page.viewport(400, 600);
    const { container } = await renderUi(<One min={0} max={100} value={25} />, { locale });
    const { left, width } = (container.querySelector('input') as Element).getBoundingClientRect();
    const line = (container.querySelector(':has(+ input)') as Element).getBoundingClientRect();
    expect([line.left - left, line.width]).toEqual([22, width - 44]);
    const middle = locale === 'ar' ? line.right - line.width / 4 : line.left + line.width / 4;
    // A press in the middle of the thumb does not move it.
    await user.click(page.getByRole('slider'), { position: { x: middle - left, y: 22 } });
    expect(sent(container, 'months')).toEqual(['25']);
  });

  it('names the value by its format', async () => {
    const { container } = await renderUi(<One format={(months) => `${months} m`} />);
    expect(texts(container)).toEqual(['6 m']);
    expect(container.textContent).toContain('36 m');
  });
});

describe('RangeSlider', () => {
  it('sends both values, and its thumbs do not pass each other', async () => {
    const { container } = await renderUi(<Two />, { locale: 'en' });
    expect(sent(container, 'price')).toEqual(['20', '60']);
    await user.keyboard('{Tab}{End}');
    expect(sent(container, 'price')).toEqual(['60', '60']);
    await user.keyboard('{Tab}{Home}');
    expect(sent(container, 'price')).toEqual(['60', '60']);
    await user.keyboard('{ArrowRight}');
    expect(sent(container, 'price')).toEqual(['60', '61']);
  });

  it('names group, thumbs and values', async () => {
    const { container } = await renderUi(<Two />);
    await expect.element(page.getByRole('group', { name: 'السعر' })).toBeVisible();
    await expect.element(page.getByRole('slider', { name: 'من' })).toHaveAttribute('aria-valuetext', '٢٠');
    await expect.element(page.getByRole('slider', { name: 'إلى' })).toHaveAttribute('aria-valuetext', '٦٠');
    expect(container.textContent).toContain('من ٢٠ إلى ٦٠');
  });

  it.each([
    ['ar', 0.1, [40, 90], 90],
    ['en', 0.1, [10, 60], 10],
    ['en', 0.35, [35, 60], 35],
    ['en', 0.45, [20, 45], 45],
    ['en', 0.9, [20, 90], 90],
  ] as const)('in %s a press at %f of the line moves the nearer thumb', async (locale, at, expected, focused) => {
    await page.viewport(400, 600);
    const start: SliderRange = locale === 'ar' ? [40, 100] : [20, 60];
    const { container } = await renderUi(<Two value={start} />, { locale });
    const line = container.querySelector(':has(+ input)') as Element;
    const { width } = line.getBoundingClientRect();
    await user.click(line, { position: { x: width * at, y: 22 } });
    expect(sent(container, 'price').map(Number)).toEqual(expected);
    expect(document.activeElement).toHaveProperty('valueAsNumber', focused);
  });

  it('leaves the thumb on top that can move when both are at one end', async () => {
    const onChange = vi.fn();
    await renderUi(<Two value={[100, 100]} onChange={onChange} />, { locale: 'en' });
    const from = page.getByRole('slider', { name: 'From' }).element();
    const { right, top } = from.getBoundingClientRect();
    expect(document.elementFromPoint(right - 22, top + 22)).toBe(from);
  });

  it('does not respond while disabled', async () => {
    const onChange = vi.fn();
    const { container } = await renderUi(<Two disabled onChange={onChange} />);
    const line = container.querySelector(':has(+ input)') as Element;
    await user.click(line, { position: { x: 5, y: 22 }, force: true });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('without a value', () => {
  it('the fields store their own, send it, and restore their default with the form', async () => {
    const { container } = await renderUi(
      <form>
        <Slider label="المدة" name="months" max={36} defaultValue={6} />
        <RangeSlider label="السعر" name="price" defaultValue={[20, 60]} />
        <Slider label="العدد" name="count" min={3} />
        <RangeSlider label="الكل" name="all" min={5} max={50} />
      </form>,
      { locale: 'en' },
    );
    await user.keyboard('{Tab}{ArrowRight}{Tab}{ArrowLeft}');
    expect(sent(container, 'months')).toEqual(['7']);
    expect(sent(container, 'price')).toEqual(['19', '60']);
    expect(sent(container, 'count')).toEqual(['3']);
    expect(sent(container, 'all')).toEqual(['5', '50']);
    await act(async () => container.querySelector('form')?.reset());
    expect(sent(container, 'months')).toEqual(['6']);
    expect(sent(container, 'price')).toEqual(['20', '60']);
  });

  it('a slider has the number that a ref writes, and calls onChange', async () => {
    const onChange = vi.fn();
    const { container } = await renderUi(
      <form>
        <Slider
          label="المدة"
          name="months"
          onChange={onChange}
          ref={(input) => {
            if (input) input.value = '12';
          }}
        />
      </form>,
      { locale: 'en' },
    );
    expect(texts(container)).toEqual(['12']);
    await user.keyboard('{Tab}{ArrowRight}');
    expect(sent(container, 'months')).toEqual(['13']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
