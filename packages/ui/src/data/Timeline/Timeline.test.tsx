import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { StepList, Timeline } from './index.ts';

const items = [{ year: 1982, title: 'التأسيس', text: 'نص' }];
describeComponent('Timeline', <Timeline items={items} />);
describeComponent('StepList', <StepList items={['أ', 'ب']} />);

it('writes years without separators, in the digits of the language', async () => {
  const ui = await renderUi(<Timeline items={items} />);
  expect(ui.container.textContent).toContain('١٩٨٢');
  await ui.rerender(<Timeline items={items} />, { locale: 'en' });
  expect(ui.container.textContent).toContain('1982');
});
