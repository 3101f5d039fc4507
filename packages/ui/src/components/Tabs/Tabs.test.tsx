import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toTheEnd } from '../../testing/act.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi, wrap } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Tabs } from './index.ts';

const items = ['أ', 'ب', 'ج'].map((label) => ({ key: label, label, content: <p>{`نص ${label}`}</p> }));
describeComponent('Tabs', <Tabs label="البرنامج" items={items} defaultValue="ب" />);

const panels = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('[role="tabpanel"]'),
];

describe('Tabs', () => {
  it.each([
    ['ar', 'ArrowLeft', 'ArrowRight'],
    ['en', 'ArrowRight', 'ArrowLeft'],
  ] as const)('arrow keys follow the reading direction in %s', async (locale, forward, back) => {
    const onValueChange = vi.fn();
    const ui = await renderUi(<Tabs label="البرنامج" items={items} onValueChange={onValueChange} />, { locale });
    await user.click(ui.container.querySelector('[role="tab"]') as Element);
    for (const key of [forward, forward, forward, back]) await user.keyboard(`{${key}}`);
    expect(onValueChange.mock.calls.flat()).toEqual(['ب', 'ج', 'أ', 'ج']);
    expect(document.activeElement?.textContent).toBe('ج');
    expect([...ui.container.querySelectorAll('[tabindex="0"][role="tab"]')].map((tab) => tab.textContent)).toEqual([
      'ج',
    ]);
  });

  it('calls onValueChange and does not change by itself when controlled', async () => {
    const onValueChange = vi.fn();
    const ui = await renderUi(<Tabs label="البرنامج" items={items} value="أ" onValueChange={onValueChange} />);
    await user.click(ui.container.querySelectorAll('[role="tab"]')[1] as Element);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ب');
    expect(panels(ui.container)[0]?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    expect(ui.container.querySelector('[aria-selected="true"]')?.textContent).toBe('أ');
  });

  it('hides unselected panels, but not from find-in-page', async () => {
    const ui = await renderUi(<Tabs label="البرنامج" items={items} />);
    expect(panels(ui.container).map((panel) => panel.getAttribute('hidden'))).toEqual([
      null,
      'until-found',
      'until-found',
    ]);
    const [, second] = panels(ui.container);
    expect(second?.querySelector('p')?.checkVisibility()).toBe(false);
    expect(second?.getBoundingClientRect().height).toBe(0);
    await toTheEnd(() => second?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(second?.querySelector('p')?.checkVisibility()).toBe(true);
    expect(ui.container.querySelector('[aria-selected="true"]')?.textContent).toBe('ب');
  });

  it('renders a lazy panel on its first selection and keeps it mounted', async () => {
    const ui = await renderUi(<Tabs label="البرنامج" items={items} lazy />);
    expect(panels(ui.container).map((panel) => panel.textContent)).toEqual(['نص أ', '', '']);
    await user.click(ui.container.querySelectorAll('[role="tab"]')[1] as Element);
    await expect.poll(() => panels(ui.container).map((panel) => panel.textContent)).toEqual(['نص أ', 'نص ب', '']);
  });

  it('renders all panels without JavaScript', () => {
    const html = renderToString(wrap(<Tabs label="البرنامج" items={items} />));
    for (const { label } of items) expect(html).toContain(`نص ${label}`);
    expect(html).not.toContain('hidden=');
  });

  it.each(['ar', 'en'] as const)('scrolls the row, not the page, to the selected tab in %s', async (locale) => {
    await page.viewport(320, 600);
    const many = Array.from({ length: 12 }, (_, index) => ({
      key: `k${index}`,
      label: `تبويب رقم ${index}`,
      content: 'نص',
    }));
    const ui = await renderUi(
      <>
        <div style={{ blockSize: 1200 }} />
        <Tabs label="البرنامج" items={many} defaultValue="k8" />
      </>,
      { locale },
    );
    const row = ui.container.querySelector('[role="tablist"]')?.getBoundingClientRect();
    const tab = ui.container.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    expect(tab?.left).toBeGreaterThanOrEqual(row?.left ?? Number.NaN);
    expect(tab?.right).toBeLessThanOrEqual(row?.right ?? Number.NaN);
    expect(window.scrollY).toBe(0);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
