import { expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { ThemeSwitch, type ThemeChoice } from './index.ts';

describeComponent('ThemeSwitch', <ThemeSwitch value="dark" onValueChange={() => undefined} />);

it.each([
  ['ar', ['فاتح', 'داكن', 'حسب الجهاز']],
  ['en', ['Light', 'Dark', 'Same as device']],
] as const)('labels its choices in %s and reports the selected one', async (locale, names) => {
  const onValueChange = vi.fn<(value: ThemeChoice) => void>();
  const ui = await renderUi(<ThemeSwitch value="auto" onValueChange={onValueChange} />, { locale });
  const choices = [...ui.container.querySelectorAll('input')];
  expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual(names);
  expect(choices.map((choice) => choice.checked)).toEqual([false, false, true]);
  await user.click(choices[1] as Element);
  expect(onValueChange).toHaveBeenCalledWith('dark');
});
