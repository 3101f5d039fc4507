import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { said } from '../../foundations/dev-error/devError.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Meter, type MeterBand } from './index.ts';

const bands: MeterBand[] = [
  { from: 0, tone: 'danger', label: 'منخفض' },
  { from: 20, tone: 'warning', label: 'متوسط' },
  { from: 60, tone: 'success', label: 'كافٍ' },
];
describeComponent('Meter', <Meter label="مستوى الخزان" value={72} bands={bands} />);

const meter = () => page.getByRole('meter', { name: 'مستوى الخزان' });

describe('Meter', () => {
  it.each([
    [0, 'danger', '٠٪؜، منخفض'],
    [19.9, 'danger', '٢٠٪؜، منخفض'],
    [20, 'warning', '٢٠٪؜، متوسط'],
    [60, 'success', '٦٠٪؜، كافٍ'],
    [130, 'success', '١٠٠٪؜، كافٍ'],
  ])('%f is in the band %s: %s', async (value, tone, text) => {
    const ui = await renderUi(<Meter label="مستوى الخزان" value={value} bands={bands} />);
    await expect.element(meter()).toHaveAttribute('aria-valuetext', text);
    expect(ui.container.querySelector('[data-tone]:empty')?.getAttribute('data-tone')).toBe(tone);
  });

  it('measures from its minimum, and names the value by its format', async () => {
    const ui = await renderUi(
      <Meter label="مستوى الخزان" value={-5} min={-10} max={10} format={(value) => `${value} م`} />,
    );
    await expect.element(meter()).toHaveAttribute('aria-valuetext', '-5 م');
    await expect.element(meter()).toHaveAttribute('aria-valuenow', '-5');
    expect((meter().element().firstElementChild as HTMLElement).style.inlineSize).toBe('25%');
    expect(ui.container.querySelector('[data-tone]')).toBeNull();
  });

  it('reports bands that do not rise', async () => {
    said.clear();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderUi(<Meter label="مستوى الخزان" value={1} bands={bands.toReversed()} />);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('bands that do not rise'));
    error.mockRestore();
  });
});
