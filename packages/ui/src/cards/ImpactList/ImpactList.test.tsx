import { expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ImpactList } from './index.ts';

const items = [{ amount: 5_000, text: 'تسقي نخلة شهرًا' }];
describeComponent('ImpactList', <ImpactList items={items} hrefFor={(amount) => `?amount=${amount}`} />);

it('reports the chosen amount, which can keep the page', async () => {
  const onChoose = vi.fn((_: number, event: { preventDefault: () => void }) => event.preventDefault());
  const ui = await renderUi(<ImpactList items={items} hrefFor={() => '#donate'} onChoose={onChoose} />);
  ui.container.querySelector('a')?.click();
  expect(onChoose).toHaveBeenCalledWith(5_000, expect.anything());
  expect(location.hash).not.toBe('#donate');
});

it('does not collapse where its width is that of its content', async () => {
  const ui = await renderUi(
    <div style={{ display: 'flex' }}>
      <ImpactList items={items} hrefFor={() => '#donate'} />
    </div>,
  );
  expect(ui.container.querySelector('a')?.getBoundingClientRect().width).toBeGreaterThan(200);
});
