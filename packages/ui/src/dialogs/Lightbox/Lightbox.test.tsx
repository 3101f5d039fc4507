import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actEnvironment } from '../../testing/act.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { sampleImages } from '../../testing/sampleImages.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Lightbox, type LightboxProps } from './index.ts';

const images = Array.from({ length: 12 }, (_, index) => ({
  ...sampleImages.dunes,
  url: `${sampleImages.dunes.url}#${index}`,
  alt: `صورة ${index + 1}`,
}));
describeComponent(
  'Lightbox',
  <Lightbox title="يوم التطوع" images={images} index={1} onIndexChange={() => undefined} />,
);
describeComponent(
  'Lightbox, closed',
  <Lightbox title="يوم التطوع" images={images} index={null} onIndexChange={() => undefined} />,
);

type Change = LightboxProps['onIndexChange'];
function Album({ first, onIndexChange }: { first: number; onIndexChange: Change }) {
  const [index, setIndex] = useState<number | null>(first);
  return (
    <Lightbox
      title="يوم التطوع"
      images={images}
      index={index}
      onIndexChange={(next, details) => {
        setIndex(next);
        onIndexChange(next, details);
      }}
    />
  );
}
const open = async (first: number, locale: 'ar' | 'en') => {
  await page.viewport(390, 800);
  const onIndexChange = vi.fn<Change>();
  const ui = await renderUi(<Album first={first} onIndexChange={onIndexChange} />, { locale });
  const strip = ui.container.querySelector<HTMLElement>('[role="group"]') as HTMLElement;
  const inSight = (): number =>
    [...strip.children].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - strip.getBoundingClientRect().left) < 2,
    );
  return { ...ui, onIndexChange, strip, inSight };
};

describe.each(['ar', 'en'] as const)('Lightbox in %s', (locale) => {
  it('opens at its image and loads its neighbours only', async () => {
    const { strip, inSight, onIndexChange } = await open(5, locale);
    expect(inSight()).toBe(5);
    expect([...strip.children].flatMap((slide, index) => (slide.querySelector('img') ? [index] : []))).toEqual([
      4, 5, 6,
    ]);
    expect([...strip.children].filter((slide) => !slide.hasAttribute('aria-hidden'))).toEqual([strip.children[5]]);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('follows a swipe in reading direction', async () => {
    const { container, strip, onIndexChange } = await open(2, locale);
    actEnvironment(false); // native scrolling runs outside act()
    strip.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    strip.scrollBy({ left: strip.clientWidth * (locale === 'ar' ? -1 : 1) });
    await expect.poll(() => onIndexChange).toHaveBeenCalledExactlyOnceWith(3, { reason: 'swipe' });
    await expect
      .poll(() => container.querySelector('[aria-live]')?.textContent)
      .toContain(locale === 'ar' ? '٤ من ١٢' : '4 of 12');
  });

  it('scrolls to the image of the pressed key, without reporting the images between', async () => {
    const { strip, inSight, onIndexChange } = await open(0, locale);
    await user.keyboard('{End}');
    await expect.poll(inSight).toBe(11);
    await user.keyboard(locale === 'ar' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect.poll(inSight).toBe(10);
    expect(onIndexChange.mock.calls).toEqual([
      [11, { reason: 'key' }],
      [10, { reason: 'key' }],
    ]);
    expect(strip.isConnected).toBe(true);
  });

  it('closes on Escape', async () => {
    const { container, onIndexChange } = await open(0, locale);
    await user.keyboard('{Escape}');
    await expect.poll(() => container.querySelector('dialog')?.open).toBe(false);
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(null, { reason: 'escape' });
  });
});

it('stays closed for an index without an image', async () => {
  const ui = await renderUi(<Lightbox title="يوم التطوع" images={[]} index={3} onIndexChange={() => undefined} />);
  expect(ui.container.querySelector('dialog')?.open).toBe(false);
});
