import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi, wrap } from '../../testing/renderUi.tsx';
import { Accordion } from './index.ts';

const items = ['أ', 'ب'].map((title) => ({ key: title, title, content: <p>{`نص ${title}`}</p> }));
describeComponent('Accordion', <Accordion items={items} />);
describeComponent('Accordion, single', <Accordion items={items} single />);

describe('Accordion', () => {
  it('keeps opened items open when the page renders again', async () => {
    const ui = await renderUi(<Accordion items={items} headingLevel={2} />);
    const details = ui.container.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    await ui.rerender(
      <Accordion items={items.map((item) => ({ ...item, title: `${item.title}؟` }))} headingLevel={2} />,
    );
    expect(details.open).toBe(true);
    expect(details.querySelector('summary > h2')?.textContent).toBe('أ؟');
  });

  it('exclusive items close only items of the same list', async () => {
    const ui = await renderUi(
      <>
        <Accordion items={items} single />
        <Accordion items={items} single />
      </>,
    );
    const [first, second, third] = ui.container.querySelectorAll('details');
    for (const details of [first, third, second]) if (details) details.open = true;
    expect([first?.open, second?.open, third?.open]).toEqual([false, true, true]);
  });

  it('renders all answers without JavaScript', () => {
    const html = renderToString(wrap(<Accordion items={items} />));
    expect(html).toMatch(/<details[^>]*><summary>.*نص أ.*نص ب/);
  });
});
