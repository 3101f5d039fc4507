import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Avatar } from './index.ts';

describeComponent('Avatar', <Avatar name="Noura Al-Harbi" />);

it.each([
  ['Noura Al-Harbi', 'NA'],
  ['sara', 'S'],
  ['Dr Nawal Al-Qahtani', 'NA'],
  ['H.E. Prof. Omar Said', 'OS'],
  ['Drew Mrsa', 'DM'],
  ['Khalid bin Fahd Al-Mutairi', 'KB'],
  ['نورة الحربي', ''],
  ['', ''],
])('abbreviates %s to “%s”', async (name, initials) => {
  const ui = await renderUi(<Avatar name={name} />);
  expect(ui.container.textContent).toBe(initials);
  expect(ui.container.querySelector('svg') === null).toBe(initials !== '');
});
