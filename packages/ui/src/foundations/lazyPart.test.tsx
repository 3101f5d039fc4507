import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { DateField } from '../forms/fields/DateField/DateField.tsx';
import { toast } from '../feedback/toast/toast.ts';
import { ToastRegion } from '../feedback/toast/ToastRegion.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { lazyPart } from './lazyPart.ts';

vi.mock('../feedback/toast/Toasts.tsx', () => ({
  get Toasts(): never {
    throw new TypeError('Failed to fetch');
  },
}));
vi.mock('../forms/fields/DateField/DatePicker.tsx', () => ({
  get DatePicker(): never {
    throw new TypeError('Failed to fetch');
  },
}));

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
  await vi.waitFor(() => expect(container.innerText.split(/\s*\n\s*/)).toEqual(['map', 'without map']));
});

it('shows toasts without their library, each message once, until they are closed', async () => {
  const { container } = await renderUi(<ToastRegion />);
  toast.error('تعذّر الوصول إلى الخادم');
  await vi.waitFor(() => expect(container.querySelectorAll('button')).toHaveLength(1));
  toast.error('تعذّر الوصول إلى الخادم');
  toast.success('حُفظت بياناتك');
  const region = container.querySelector('[role="status"]');
  await vi.waitFor(() => expect(region?.children).toHaveLength(2));
  container.querySelector('button')?.click();
  await vi.waitFor(() => expect(region?.children).toHaveLength(1));
  expect(region?.textContent).toContain('حُفظت بياناتك');
  toast.dismiss();
  await vi.waitFor(() => expect(region?.children).toHaveLength(0));
});

it('says so when the date picker cannot be loaded, and keeps what is typed', async () => {
  const { container } = await renderUi(<DateField label="تاريخ الميلاد" defaultValue="1990-02-11" />);
  container.querySelector<HTMLButtonElement>('[data-part="trigger"]')?.click();
  await vi.waitFor(() => expect(document.querySelector('dialog [role="alert"]')?.textContent).toContain('التقويم'));
  expect(container.querySelector('input')?.value).not.toBe('');
});
