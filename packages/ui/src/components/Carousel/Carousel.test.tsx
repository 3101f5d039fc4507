import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { actEnvironment } from '../../testing/act.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Container } from '../Box/index.ts';
import { Card } from '../Card/index.ts';
import { Carousel } from './index.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => <Card key={index}>{`بطاقة ${index + 1}`}</Card>);
describeComponent('Carousel', <Carousel label="قصص">{cards(5)}</Carousel>);
describeComponent('Carousel of nothing', <Carousel label="قصص">{[]}</Carousel>);

describe('Carousel', () => {
  it.each(['ar', 'en'] as const)(
    'scrolls to the end and back by its buttons, and announces its position in %s',
    async (locale) => {
      await page.viewport(800, 600);
      const ui = await renderUi(<Carousel label="قصص">{cards(5)}</Carousel>, { locale });
      const [back, next] = ui.container.querySelectorAll('button');
      if (!back || !next) throw new Error('A carousel has two buttons.');
      const said = () => ui.container.querySelector('[aria-live]')?.textContent;
      const texts =
        locale === 'ar'
          ? ['١–٢ من ٥', '٣–٤ من ٥', '٤–٥ من ٥', '٢–٣ من ٥']
          : ['1–2 of 5', '3–4 of 5', '4–5 of 5', '2–3 of 5'];
      await expect.poll(said).toBe(texts[0]);
      expect([back, next].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null]);
      await user.click(next);
      await expect.poll(said).toBe(texts[1]);
      await user.click(next);
      await expect.poll(said).toBe(texts[2]);
      expect([back, next].map((button) => button.getAttribute('aria-disabled'))).toEqual([null, 'true']);
      next.click();
      expect(document.activeElement).toBe(next);
      await user.click(back);
      await expect.poll(said).toBe(texts[3]);
    },
  );

  it.each(['ar', 'en'] as const)(
    'begins where the content begins, with room for shadows and focus rings in %s',
    async (locale) => {
      await page.viewport(800, 600);
      const ui = await renderUi(<Carousel label="قصص">{cards(5)}</Carousel>, { locale });
      const [strip, item] = ['ul', 'li'].map((tag) => ui.container.querySelector(tag)?.getBoundingClientRect());
      const root = ui.container.querySelector('section')?.getBoundingClientRect();
      if (!strip || !item || !root) throw new Error('A carousel has items.');
      const edge = locale === 'ar' ? 'right' : 'left';
      expect(item[edge]).toBe(root[edge]);
      expect(Math.abs(strip[edge] - item[edge])).toBe(4);
      expect(item.top - strip.top).toBe(12);
      expect(item.top).toBe(root.top);
    },
  );

  it('shows buttons only when its items do not fit', async () => {
    await page.viewport(1280, 600);
    const ui = await renderUi(
      <Container>
        <Carousel label="قصص" size="sm">
          {cards(3)}
        </Carousel>
      </Container>,
    );
    const buttons = () =>
      [...ui.container.querySelectorAll('button')].map((button) =>
        button.checkVisibility({ visibilityProperty: true }),
      );
    await expect.poll(() => ui.container.querySelector('[data-state="fits"]')).not.toBeNull();
    expect(buttons()).toEqual([false, false]);
    actEnvironment(false);
    await page.viewport(390, 600);
    await expect.poll(buttons).toEqual([true, true]);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it('never scrolls the page', async () => {
    await page.viewport(320, 500);
    const ui = await renderUi(
      <>
        <div style={{ blockSize: 900 }} />
        <Container>
          <Carousel label="قصص">{cards(4)}</Carousel>
        </Container>
      </>,
    );
    expect([window.scrollX, window.scrollY, document.documentElement.scrollWidth]).toEqual([0, 0, 320]);
    expect((ui.container.querySelector('ul') as HTMLElement).tabIndex).toBe(0);
    const strip = ui.container.querySelector('ul') as HTMLElement;
    window.scrollTo({ top: 500, behavior: 'instant' });
    actEnvironment(false);
    ui.container.querySelectorAll('button')[1]?.click();
    await expect.poll(() => strip.scrollLeft).not.toBe(0);
    expect(window.scrollY).toBe(500);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
});
