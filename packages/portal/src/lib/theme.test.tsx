import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { THEME_KEY, useTheme } from './theme.ts';

afterEach(() => localStorage.removeItem(THEME_KEY));

/** Shows the theme of a visit, and chooses the dark one. */
function Visit() {
  const [theme, choose] = useTheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {theme}
    </button>
  );
}

async function visit() {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(<Visit />));
  return {
    theme: () => container.textContent,
    choose: () => act(async () => container.querySelector('button')?.click()),
    end: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

it('follows the system until one is chosen, which the next visit knows', async () => {
  const first = await visit();
  expect(first.theme()).toBe('auto');
  await first.choose();
  expect(first.theme()).toBe('dark');
  await first.end();
  const next = await visit();
  expect(next.theme()).toBe('dark');
  await next.end();
});

it('ignores a stored value that is no theme', async () => {
  localStorage.setItem(THEME_KEY, 'sepia');
  const { theme, end } = await visit();
  expect(theme()).toBe('auto');
  await end();
});
