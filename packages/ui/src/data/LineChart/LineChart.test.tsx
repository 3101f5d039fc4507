import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toTheEnd } from '../../testing/act.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { LineChart, type ChartSeries } from './index.ts';

const price: ChartSeries[] = [
  {
    label: 'سعر',
    points: [
      { date: '2026-01-01', value: 11800 },
      { date: '2026-02-01', value: 12000 },
      { date: '2026-03-01', value: 12500 },
    ],
  },
];
const two: ChartSeries[] = [
  {
    label: 'أ',
    points: [
      { label: '٢٠٢٥', value: -4 },
      { label: '٢٠٢٦', value: 8 },
    ],
  },
  { label: 'ب', points: [{ label: '٢٠٢٥', value: 3 }] },
];
describeComponent('LineChart', <LineChart caption="سعر الحصة" series={price} format="money" tone="share" />);
describeComponent('LineChart of two', <LineChart caption="النتيجة" series={two} />);
describeComponent(
  'LineChart of one point',
  <LineChart caption="سعر" series={[{ label: 'سعر', points: [{ label: '٢٠٢٦', value: 0 }] }]} />,
);
describeComponent('LineChart, empty', <LineChart caption="سعر" series={[]} />);

const slider = (container: HTMLElement) => container.querySelector('input') as HTMLInputElement;
const dot = (container: HTMLElement) =>
  container.querySelector('i[data-series="0"]')?.getBoundingClientRect().x ?? Number.NaN;

describe('LineChart', () => {
  it.each([
    ['ar', 'ArrowRight', 'ArrowLeft'],
    ['en', 'ArrowLeft', 'ArrowRight'],
  ] as const)(
    'arrow keys step through the points in reading direction and announce them in %s',
    async (locale, back, on) => {
      const ui = await renderUi(<LineChart caption="سعر الحصة" series={price} format="money" calendar="gregory" />, {
        locale,
      });
      const input = slider(ui.container);
      const newest = dot(ui.container);
      await user.keyboard('{Tab}');
      expect(document.activeElement).toBe(input);
      await user.keyboard(`{${back}}`);
      await expect
        .poll(() => input.getAttribute('aria-valuetext'))
        .toBe(locale === 'ar' ? '١ فبراير ٢٠٢٦: ١٢٠٫٠٠\u00a0ر.س' : '1 Feb 2026: SAR\u00a0120.00');
      await expect.poll(() => (locale === 'ar' ? dot(ui.container) > newest : dot(ui.container) < newest)).toBe(true);
      await user.keyboard(`{${on}}`);
      await expect.poll(() => dot(ui.container)).toBe(newest);
    },
  );

  it.each(['ar', 'en'] as const)('shows the point under the pointer on the correct side in %s', async (locale) => {
    const ui = await renderUi(<LineChart caption="سعر الحصة" series={price} format="money" />, { locale });
    const area = slider(ui.container).parentElement as HTMLElement;
    const { left, top, width } = area.getBoundingClientRect();
    await toTheEnd(() =>
      area.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, clientX: left + width * 0.1, clientY: top + 10 }),
      ),
    );
    expect(slider(ui.container).value).toBe(locale === 'ar' ? '2' : '0');
    expect(area.textContent).toContain(locale === 'ar' ? '١٢٥٫٠٠\u00a0ر.س' : 'SAR\u00a0118.00');
    await toTheEnd(() =>
      area.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
    );
    expect(area.textContent).toBe('');
  });

  it('announces every line by name, and omits missing values', async () => {
    const ui = await renderUi(<LineChart caption="النتيجة" series={two} />, { locale: 'en' });
    expect(slider(ui.container).getAttribute('aria-valuetext')).toBe('٢٠٢٦: أ: 8');
    await user.keyboard('{Tab}{Home}');
    await expect.poll(() => slider(ui.container).getAttribute('aria-valuetext')).toBe('٢٠٢٥: أ: -4 and ب: 3');
  });

  it('has the same numbers in a table', async () => {
    const ui = await renderUi(<LineChart caption="النتيجة" series={two} />, { locale: 'en' });
    const rows = [...ui.container.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td > bdi')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['٢٠٢٥', '-4', '3'],
      ['٢٠٢٦', '8', '–'],
    ]);
  });

  it.each(['ar', 'en'] as const)('keeps its text readable and inside 320 px in %s', async (locale) => {
    await page.viewport(320, 700);
    const ui = await renderUi(<LineChart caption="سعر الحصة" series={price} format="money" />, { locale });
    expect(document.documentElement.scrollWidth).toBe(320);
    const texts = [...ui.container.querySelectorAll<HTMLElement>('bdi, figcaption span, summary')].filter((element) =>
      element.checkVisibility(),
    );
    expect(texts.length).toBeGreaterThan(4);
    for (const text of texts) {
      const { left, right } = text.getBoundingClientRect();
      expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(12);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
    }
    const names = [...ui.container.querySelectorAll('[data-place] > bdi')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .sort((a, b) => a.left - b.left);
    names.slice(1).forEach((name, index) => expect(name.left).toBeGreaterThan(names[index]?.right ?? Number.NaN));
  });

  it.each(['ar', 'en'] as const)('fits 320 px at twice the text size in %s', async (locale) => {
    await page.viewport(320, 700);
    document.documentElement.style.fontSize = '200%';
    const ui = await renderUi(
      <LineChart
        caption="إجمالي ما صُرف على البيوت المحمية"
        series={[
          {
            label: 'المصروف',
            points: [
              { date: '2026-01-01', value: 123456700 },
              { date: '2026-03-01', value: 254321000 },
            ],
          },
        ]}
        format="money"
        fromZero
      />,
      { locale },
    );
    const { scrollWidth } = document.documentElement;
    document.documentElement.style.removeProperty('font-size');
    expect(scrollWidth).toBe(320);
    expect(ui.container.querySelectorAll('[data-place]')).toHaveLength(2);
  });

  it.each(['ar', 'en'] as const)(
    'aligns the newest point with the end of its line, and each number with its grid line, in %s',
    async (locale) => {
      const ui = await renderUi(<LineChart caption="سعر الحصة" series={price} format="money" />, { locale });
      const line = (ui.container.querySelector('path.line') as Element).getBoundingClientRect();
      const mark = ui.container.querySelector('i[data-series="0"]') as Element;
      const { left } = mark.getBoundingClientRect();
      expect(Math.abs(left - (locale === 'ar' ? line.left : line.right))).toBeLessThan(3);
      const grid = [...ui.container.querySelectorAll('line.grid')].toReversed();
      const numbers = [...ui.container.querySelectorAll('[aria-hidden="true"] > bdi')].slice(0, grid.length);
      expect(numbers).toHaveLength(grid.length);
      numbers.forEach((number, index) => {
        const range = document.createRange();
        range.selectNodeContents(number);
        const { y, height } = range.getBoundingClientRect();
        expect(Math.abs(y + height / 2 - (grid[index]?.getBoundingClientRect().y ?? Number.NaN))).toBeLessThan(2);
      });
    },
  );

  it('distinguishes its lines without colour', async () => {
    const ui = await renderUi(<LineChart caption="النتيجة" series={two} />);
    const dashes = [...ui.container.querySelectorAll('path.line')].map(
      (line) => getComputedStyle(line).strokeDasharray,
    );
    expect(new Set(dashes).size).toBe(2);
  });
});
