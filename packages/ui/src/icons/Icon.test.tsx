import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describeComponent.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { Icon } from './index.ts';
import { icons, type IconName } from './paths.ts';

describeComponent('Icon', <Icon name="arrow-forward" title="التالي" />);

const names = Object.keys(icons) as IconName[];
const turned = (container: HTMLElement): IconName[] =>
  names.filter(
    (_, index) =>
      getComputedStyle(container.querySelectorAll('svg')[index] as Element).transform === 'matrix(-1, 0, 0, 1, 0, 0)',
  );

it('mirrors directional icons only in Arabic', async () => {
  const all = (
    <>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  );
  const ui = await renderUi(all);
  const arabic = turned(ui.container);
  expect(arabic).toEqual(expect.arrayContaining(['arrow-forward', 'chevron-forward', 'chevron-back']));
  for (const fixed of ['play', 'check', 'clock', 'phone'] as const) expect(arabic).not.toContain(fixed);
  await ui.rerender(all, { locale: 'en' });
  expect(turned(ui.container)).toEqual([]);
});
