import { expect, it } from 'vitest';
import { Money } from '../../components/Text/index.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { StatCard } from './index.ts';

describeComponent(
  'StatCard',
  <StatCard
    label="حصص"
    value="٢٤٠"
    series={[
      { year: 2025, value: 1 },
      { year: 2026, value: 2 },
    ]}
  />,
);

it.each([
  ['ar', 160],
  ['ar', 240],
  ['ar', 400],
  ['en', 160],
  ['en', 240],
  ['en', 400],
] as const)('keeps a long amount inside its card without breaking the number: %s, %i px', async (locale, width) => {
  const ui = await renderUi(
    <div style={{ inlineSize: width }}>
      <StatCard label="قيمة" value={<Money halalas={123456789} fraction="always" />} />
    </div>,
    { locale },
  );
  const amount = ui.container.querySelector('bdi');
  const card = amount?.closest('div')?.getBoundingClientRect();
  const text = amount?.firstChild;
  expect(text?.nodeType).toBe(Node.TEXT_NODE);
  const range = document.createRange();
  const content = text?.textContent ?? '';
  const start = content.search(/[\d٠-٩]/);
  range.setStart(text as Node, start);
  range.setEnd(text as Node, start + (/^[^ ]+/.exec(content.slice(start))?.[0].length ?? 0));
  const number = range.getBoundingClientRect();
  expect(number.left).toBeGreaterThanOrEqual(card?.left ?? 0);
  expect(number.right).toBeLessThanOrEqual(card?.right ?? 0);
  const line = Number.parseFloat(getComputedStyle(amount as Element).fontSize) * 2;
  expect(number.height).toBeLessThan(line);
});
