import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Lattice, Logo, StarPlaceholder } from './index.ts';

describeComponent('Logo', <Logo />);
describeComponent('Lattice', <Lattice />);
describeComponent('StarPlaceholder', <StarPlaceholder />);

it('is decorative: hidden from assistive technology, not focusable, and without pointer events', async () => {
  const ui = await renderUi(
    <div style={{ position: 'relative' }}>
      <Lattice />
      <button type="button">زر</button>
    </div>,
  );
  const button = ui.container.querySelector('button');
  const { left, top } = button?.getBoundingClientRect() ?? { left: 0, top: 0 };
  expect(document.elementFromPoint(left + 2, top + 2)).toBe(button);
  expect(ui.container.querySelector<SVGElement>('[aria-hidden="true"] svg')?.tabIndex).toBe(-1);
});

it('renders several lattices on one page, each with its own pattern id', async () => {
  const ui = await renderUi(
    <>
      <Lattice />
      <Lattice />
    </>,
  );
  const ids = [...ui.container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect([...ui.container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))).toEqual(
    ids.map((id) => `url(#${id})`),
  );
});
