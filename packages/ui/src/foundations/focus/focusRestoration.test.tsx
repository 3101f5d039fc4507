import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';

/** List under a heading with removable entries, and a control outside the list. */
function Page({ heading = true }: { heading?: boolean }) {
  const [entries, setEntries] = useState(['one', 'two']);
  return (
    <main>
      <h1>Page</h1>
      <button type="button">outside</button>
      <div role="status">
        {heading ? <h2 tabIndex={-1}>Entries</h2> : null}
        <ul>
          {entries.map((entry) => (
            <li key={entry}>
              <button type="button" onClick={() => setEntries(entries.filter((other) => other !== entry))}>
                {entry}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const press = async (name: string) => {
  button(name).focus();
  await act(async () => {
    button(name).click();
  });
};

it('focuses the heading of the removed control’s container', async () => {
  const ui = await renderUi(<Page />);
  await press('one');
  expect(document.activeElement?.textContent).toBe('Entries');
  await ui.unmount();
});

it('makes a non-focusable target focusable only while it has the focus', async () => {
  const ui = await renderUi(<Page heading={false} />);
  const title = document.querySelector('h1') as HTMLElement;
  await press('one');
  expect(document.activeElement).toBe(title);
  expect(title.tabIndex).toBe(-1);
  button('two').focus();
  expect(title.hasAttribute('tabindex')).toBe(false);
  await ui.unmount();
});

it('focuses the previous element without a heading', async () => {
  const ui = await renderUi(<Page />);
  const message = document.body.appendChild(document.createElement('div'));
  message.innerHTML = '<button>close</button>';
  button('outside').focus();
  button('close').focus();
  message.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(button('outside'));
  expect(button('outside').hasAttribute('tabindex')).toBe(false);
  await ui.unmount();
});

it('does not move a focus that was moved meanwhile, or that was blurred on purpose', async () => {
  const ui = await renderUi(<Page />);
  button('two').focus();
  const one = button('one');
  await act(async () => {
    button('two').click();
    one.focus();
  });
  expect(document.activeElement).toBe(one);
  await ui.unmount();
  expect(document.activeElement).toBe(document.body);
});
