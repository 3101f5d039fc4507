import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { toast } from '../feedback/toast/toast.ts';
import { PlainToasts } from '../feedback/toast/PlainToasts.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { lazyPart } from './lazyPart.ts';

it('renders the part, or its fallback when the code cannot be fetched', async () => {
  const Loaded = lazyPart(
    () => Promise.resolve(({ text }: { text: string }) => <p>{text}</p>),
    () => <p>fallback</p>,
  );
  const Failed = lazyPart<{ text: string }>(
    () => Promise.reject(new TypeError('Failed to fetch')),
    ({ text }) => <p>without {text}</p>,
  );
  const { container } = await renderUi(
    <Suspense fallback={null}>
      <Loaded text="map" />
      <Failed text="map" />
    </Suspense>,
  );
  await expect.poll(() => container.innerText.split(/\s*\n\s*/)).toEqual(['map', 'without map']);
});

it('shows how work ended instead of that it goes on, also when both wait for the library', async () => {
  const { container } = await renderUi(
    <PlainToasts
      first={[
        { id: 'work', tone: 'info', text: 'نجهّز الكشف', busy: true },
        { id: 'work', tone: 'success', text: 'الكشف جاهز' },
      ]}
    />,
  );
  expect(container.querySelectorAll('[role="status"] > *')).toHaveLength(1);
  expect(container.textContent).toContain('الكشف جاهز');
});

it('shows toasts without their library, each message once, until they are closed', async () => {
  const { container } = await renderUi(<PlainToasts first={[{ tone: 'danger', text: 'تعذّر الوصول إلى الخادم' }]} />);
  expect(container.querySelectorAll('button')).toHaveLength(1);
  toast.error('تعذّر الوصول إلى الخادم');
  toast.success('حُفظت بياناتك');
  const region = container.querySelector('[role="status"]');
  await expect.poll(() => region?.children).toHaveLength(2);
  container.querySelector('button')?.click();
  await expect.poll(() => region?.children).toHaveLength(1);
  expect(region?.textContent).toContain('حُفظت بياناتك');
  toast.dismiss();
  await expect.poll(() => region?.children).toHaveLength(0);
});
