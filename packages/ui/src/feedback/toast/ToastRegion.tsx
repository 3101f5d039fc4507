import { lazy, Suspense, useEffect, useState } from 'react';
import { connect, type ToastRequest } from './toast.ts';

const Toasts = lazy(() => import('./Toasts.tsx').then((module) => ({ default: module.Toasts })));

/** Region that shows toasts at the top centre. Render it once per page. Loads react-toastify with the first toast. */
export function ToastRegion() {
  const [first, setFirst] = useState<ToastRequest[]>([]);
  useEffect(
    () =>
      connect((request) => {
        if (request !== 'dismiss') setFirst((before) => [...before, request]);
      }),
    [],
  );
  return first.length > 0 ? (
    <Suspense fallback={null}>
      <Toasts first={first} />
    </Suspense>
  ) : null;
}
