import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { Rating, RatingField } from './index.ts';

describeComponent('RatingField', <RatingField label="تقييمك" hint="نص" />);
describeComponent('Rating', <Rating value={4.5} count={12} />);

const sent = (container: HTMLElement) => new FormData(container.querySelector('form') ?? undefined).get('rating');

describe('RatingField', () => {
  it.each([
    ['ar', '{ArrowLeft}'],
    ['en', '{ArrowRight}'],
  ] as const)('in %s %s rates higher, and a form sends the number', async (locale, higher) => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(
      <form>
        <RatingField label="تقييمك" name="rating" defaultValue={2} onValueChange={onValueChange} />
      </form>,
      { locale },
    );
    expect(sent(container)).toBe('2');
    await user.keyboard(`{Tab}${higher}`);
    expect(onValueChange).toHaveBeenLastCalledWith(3);
    expect(sent(container)).toBe('3');
    expect(container.querySelectorAll('[data-on]')).toHaveLength(3);
  });

  it('sends nothing before a choice, and names each rating', async () => {
    const { container } = await renderUi(
      <form>
        <RatingField label="تقييمك" name="rating" names={['سيئ', 'مقبول', 'جيد', 'جيد جدًا', 'ممتاز']} />
      </form>,
    );
    expect(sent(container)).toBeNull();
    await expect.element(page.getByRole('group', { name: 'تقييمك' })).toBeVisible();
    await user.click(page.getByRole('radio', { name: 'جيد', exact: true }));
    expect(sent(container)).toBe('3');
  });
});

it('a rating fills stars in parts and is read as a number', async () => {
  const { container } = await renderUi(<Rating value={3.5} />, { locale: 'en' });
  expect(Array.from(container.querySelectorAll('rect'), (part) => part.getAttribute('width'))).toEqual([
    '20',
    '20',
    '20',
    '10',
    '0',
  ]);
  expect(container.textContent).toContain('3.5 of 5');
});
